import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { createPattern } from '../../errorFinder/KnownMessage';
import type { ToolChange } from '../../facts/upgrade/compareTool';
import { flagsRoute } from '../../site/sharedHeadings';
import { splitHeading } from '../read/headings';
import { isJsxElement, listNodes } from '../read/mdx';
import { linkMinor, listHistory } from './changes';
import type { FactStore } from './factStore';
import { type Inline, join, paragraph, text } from './nodes';

/**
 * Says since which release the flags, exports and messages that a page lists are there, and which changed
 * them, at rows and below headings; nothing of what the first release that was asked had.
 * @param file of the page, relative to the docs folder
 */
export function noteHistory(tree: Root, file: string, facts: FactStore): void {
  const isOfFlags = file.endsWith(`${flagsRoute}.mdx`);
  const isOfApi = /^\w+\/api\//.test(file);
  const templates = facts.tool.messages.map((one) => one.text);
  const noteMessage = (node: Nodes) => {
    const [code] = listCodes(node).sort((a, b) => b.length - a.length);
    return code && write('message', [createPattern(code, templates).pattern], facts);
  };
  visit(tree, (node, index, parent) => {
    const [cell] = node.type === 'tableRow' ? node.children : [];
    if (cell) {
      const [flag] = (isOfFlags && /--[\w-]+/.exec(listCodes(cell)[0] ?? '')) || [];
      const mark = cell.children.find((one) => isJsxElement(one) && one.name === 'span');
      const note = flag ? write('flag', [flag], facts) : mark && noteMessage(mark);
      if (note) cell.children.push(text(' '), note);
    }
    if (node.type !== 'heading' || !parent || index === undefined) return;
    // A heading above others tells of none of them.
    if (node.depth < 2 || parent.children[index + 1]?.type === 'heading') return;
    const names = splitHeading(node).text.split(/,\s*|、|\s+(?:and|与|和)\s+/);
    const note = isOfApi ? write('export', names, facts) : noteMessage(node);
    if (note) parent.children.splice(index + 1, 0, paragraph(note));
  });
}

const listCodes = (node: Nodes): string[] =>
  listNodes(node).flatMap((one) => (one.type === 'inlineCode' ? one.value : []));

/** “Since 0.19; Changed 1.0”, with links; an export changes with its members. */
function write(
  kind: ToolChange['kind'],
  names: readonly string[],
  facts: FactStore,
): Inline | undefined {
  const { tool, t } = facts;
  const list = (all: readonly string[]) =>
    all.flatMap((name) => listHistory({ kind, name }, facts));
  const isMember = (one: string) => names.includes(one.split('.', 1)[0] ?? '');
  const own = list(names);
  const since = own.findLast(({ difference }) => difference.of === 'new')?.minor;
  const changed = [
    ...own.filter(({ difference: { of } }) => of !== 'new' && of !== 'gone'),
    ...list(Object.keys(tool.exports.members).filter(isMember)),
  ].map(({ minor }) => minor);
  const children = join(
    [
      ...(since ? [[text(`${t('facts.release')} `), linkMinor(since, facts)]] : []),
      ...[...new Set(changed)].map((minor) => [
        text(`${t('facts.changed')} `),
        linkMinor(minor, facts),
      ]),
    ],
    t('facts.semicolon'),
  );
  if (children.length === 0) return undefined;
  return { type: 'mdxJsxTextElement', name: 'small', attributes: [], children };
}
