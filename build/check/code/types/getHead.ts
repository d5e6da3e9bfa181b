import type { Snippet } from '../project/Snippet';

/** Frameworks whose JSX is typed by another package than React's. */
const jsxSources = ['preact', 'solid-js'];

/**
 * Lines that a snippet needs before it to be checked as its readers' editor does: JavaScript
 * configurations are checked like the others, and JSX belongs to the framework that is imported.
 */
export function getHead({ fence, fenceClass, path }: Snippet): string {
  const isScript = /\.[cm]?jsx?$/.test(path);
  const jsxSource = jsxSources.find((name) =>
    new RegExp(`from ['"]${name}(?:/|['"])`).test(fence.code),
  );
  return [
    ...(isScript && fenceClass === 'config' ? ['// @ts-check\n'] : []),
    ...(jsxSource && /x$/.test(path) ? [`/** @jsxImportSource ${jsxSource} */\n`] : []),
  ].join('');
}
