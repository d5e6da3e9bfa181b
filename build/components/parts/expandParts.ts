import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parts } from '../../../site/parts';
import { isJsxElement, type JsxElement } from '../../read/mdx';
import { getInnerSource } from '../example';
import { partMarkdown } from './markdown';
import type { PartAttributes, PartMarkdown } from './markdown/PartMarkdown';

interface Replacement {
  from: number;
  to: number;
  text: string;
}

const parser = unified().use(remarkParse).use(remarkMdx).freeze();
const anyPart = new RegExp(`<(?:${Object.keys(parts).join('|')})\\b`);

/**
 * A page's source with Markdown in the place of the tags of its parts, for what reads the source
 * rather than the page. A page that is no MDX stays as it is: the build reports it.
 */
export function expandParts(
  source: string,
  forms: Readonly<Record<string, PartMarkdown>> = partMarkdown,
): string {
  // Parsing takes most of the time, and few pages have one.
  if (!anyPart.test(source)) return source;
  try {
    return replace(source, listReplacements(source, forms));
  } catch {
    return source;
  }
}

function listReplacements(
  source: string,
  forms: Readonly<Record<string, PartMarkdown>>,
): Replacement[] {
  const found: Replacement[] = [];
  visit(parser.parse(source), (node) => {
    if (!isJsxElement(node) || !node.name || !Object.hasOwn(parts, node.name)) return;
    const from = node.position?.start.offset ?? 0;
    const to = node.position?.end.offset ?? 0;
    const form = forms[node.name] ?? {};
    const attributes = readAttributes(node);
    const inFrom = node.children[0]?.position?.start.offset;
    const inTo = node.children.at(-1)?.position?.end.offset;
    const inside = getInnerSource(source, node);
    // Lines below the first stand as far in as the part did, so that a list stays a list.
    const indent = `\n${' '.repeat((node.position?.start.column ?? 1) - 1)}`;
    const write = (text = '') => text.replace(/\n(?=.)/g, indent);
    const before = write(form.before?.(attributes, inside));
    const after = write(form.after?.(attributes, inside));
    if (inFrom === undefined || inTo === undefined) {
      found.push({ from, to, text: before + after });
      return;
    }
    found.push({ from, to: inFrom, text: before }, { from: inTo, to, text: after });
  });
  return found.sort((a, b) => a.from - b.from || a.to - b.to);
}

/** Attributes whose value is a text or nothing; computed ones have none before the page runs. */
function readAttributes({ attributes }: JsxElement): PartAttributes {
  const read: Record<string, string | true> = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value } = attribute;
    if (typeof value === 'string') read[name] = value;
    else if (value) read[name] = value.value;
    else read[name] = true;
  }
  return read;
}

function replace(source: string, replacements: readonly Replacement[]): string {
  const written: string[] = [];
  let end = 0;
  for (const { from, to, text } of replacements) {
    written.push(source.slice(end, Math.max(end, from)), text);
    end = Math.max(end, to);
  }
  return written.join('') + source.slice(end);
}
