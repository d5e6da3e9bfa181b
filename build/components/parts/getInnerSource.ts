import type { JsxElement } from '../../read/page/jsxAttribute';
import { restoreSteps } from './steps/stepMarks';

// Its name, then attributes: texts in quotes and values in braces may hold a `>`.
const openingTag = /^<[\w.]+(?:\s+|[\w-]+=?|"[^"]*"|'[^']*'|\{[^}]*\})*>/;

/**
 * What a page's source says between the tags of an element, as written: without the lines' common
 * indent, and with heading ids (`{#id}`) and the tags of steps as before the framework reads them.
 */
export function getInnerSource(source: string, { name, position }: JsxElement): string {
  const written = source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  const closing = written.lastIndexOf(`</${name}`);
  if (closing < 0) return '';
  const inner = written.slice(0, closing).replace(openingTag, '');
  const lines = inner.replace(/^(?:[ \t]*\n)+|\s+$/g, '').split('\n');
  const indents = lines.filter(Boolean).map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents);
  const plain = lines.map((line) => line.slice(indent)).join('\n');
  return restoreSteps(plain).replaceAll('\\{#', '{#');
}
