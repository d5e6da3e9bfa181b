import { type Fence, type FenceClass, getFenceClass, languagesOf } from './fences';
import { parseJson } from './located';

/** Fences of these classes are files of the project that a page shows. */
const fileClasses = ['config', 'json', 'module'];

/**
 * The fences of a page that can be checked, each with the page's other files as a reader has them at
 * that point: the version shown last before it, else the one shown first after it.
 */
export function listSnippets(fences: readonly Fence[]): Snippet[] {
  return fences.flatMap((fence, index) => {
    const fenceClass = getFenceClass(fence);
    // Compilers end at a file that they cannot read, and say nothing about the others.
    if (!fenceClass || languagesOf[fenceClass]?.includes(fence.lang) === false) return [];
    const title = getPath(fence);
    const isRead = title && (fenceClass !== 'config' || /\.(?:[cm]?[jt]sx?|json)$/.test(title));
    const path = isRead ? title : getDefaultPath(fence, fenceClass);
    return [{ fence, fenceClass, path, siblings: collectSiblings(fences, index, path) }];
  });
}

function collectSiblings(
  fences: readonly Fence[],
  index: number,
  ownPath: string,
): Map<string, string> {
  const siblings = new Map<string, string>();
  const add = (fence: Fence) => {
    const path = getPath(fence);
    const fenceClass = getFenceClass(fence);
    const isFile = fenceClass !== undefined && fileClasses.includes(fenceClass);
    const isWhole = fence.meta.attributes['expect-error'] === undefined && !isPart(fence);
    if (!path || path === ownPath || !isFile || !isWhole || siblings.has(path)) return;
    // It is reported at its own place.
    if (path === 'package.json' && parseJson(fence.code).issue) return;
    siblings.set(path, fence.code);
  };
  fences.slice(0, index).reverse().forEach(add);
  fences.slice(index + 1).forEach(add);
  return new Map([...siblings].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const isPart = ({ meta }: Fence): boolean => meta.words.includes('part');

/** A title that is a path below the project: not `terminal`, not `/etc/hosts`, not `../a.ts`. */
function getPath({ meta }: Fence): string | undefined {
  const { title } = meta.attributes;
  const isPath = title && /^[\w@.[\]()-]+(?:\/[\w@.[\]()-]+)*\.\w+$/.test(title);
  return isPath && !title.split('/').includes('..') ? title : undefined;
}

const getDefaultPath = ({ lang }: Fence, fenceClass: Snippet['fenceClass']): string =>
  `${fenceClass === 'config' ? 'rslib.config' : 'example'}.${lang}`;

/** A fence with what is around it on its page: enough to check it as a file of a project. */
export interface Snippet {
  fence: Fence;
  fenceClass: FenceClass;
  /** Path of its file in the project: its title, or a name that its class has by itself. */
  path: string;
  /** Other files of the page, as they are at this point of it: path → content. */
  siblings: ReadonlyMap<string, string>;
}

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

/**
 * How snippets are compiled: strict, for Node.js and the browser at once, resolved as a bundler does,
 * with the types that Rslib tells its users to add.
 */
export const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  types: ['node', '@rslib/core/types'],
  jsx: 'react-jsx',
  allowJs: true,
  checkJs: false,
  resolveJsonModule: true,
  skipLibCheck: true,
} as const;

/** Modules in languages that TypeScript does not read. */
export const foreignModules = `
declare module '*.vue' {
  const component: import('vue').DefineComponent;
  export default component;
}
declare module '*.svelte' {
  const component: import('svelte').Component;
  export default component;
}
declare module '*.wasm';
`;
