import type { List, ListItem, PhrasingContent } from 'mdast';
import type {} from 'mdast-util-to-hast';
import type { LocalFault } from '../../read/faults';
import type { DrawnComponent } from '../component';
import { contentFault, getOnlyList, readWords, splitItem } from '../listContent';

interface Entry {
  name: string;
  isFolder: boolean;
  isMarked: boolean;
  comment: PhrasingContent[];
}

/**
 * `<FileTree>` around a list: a name ending in `/` or with a list below it is a folder, a bold one
 * is marked, what follows the name is a comment. A name with spaces is written as code.
 */
export const fileTree: DrawnComponent = {
  kind: 'drawn',
  name: 'FileTree',
  about: 'Folders and files from a list: bold ones are marked, what follows a name is a comment.',
  attributes: {},
  browser: 'mdx/Blocks',
  content: {
    check(element) {
      const { list, fault } = getOnlyList(element, '- src/');
      return list ? checkList(list) : [fault];
    },
    draw(element) {
      const { list } = getOnlyList(element, '');
      if (list) drawList(list);
    },
  },
};

function checkList(list: List): LocalFault[] {
  const names = new Set<string>();
  return list.children.flatMap((item) => {
    const { name } = readEntry(item);
    const { rest, lists } = splitItem(item);
    const faults: LocalFault[] = [];
    if (!name) {
      faults.push(
        contentFault(item, 'The entry has no name.', 'Write its name: `- index.ts`, `- src/`.'),
      );
    } else if (names.has(name)) {
      faults.push(
        contentFault(item, `\`${name}\` is in its folder twice.`, 'Rename or remove one.'),
      );
    }
    names.add(name);
    const [odd] = [...rest, ...lists.slice(1)];
    if (odd) {
      const hint = 'Indent the files of a folder below its name, comments are in the same line.';
      faults.push(contentFault(odd, `\`${name}\` holds more than a list of its files.`, hint));
    }
    return [...faults, ...lists.slice(0, 1).flatMap(checkList)];
  });
}

function drawList(list: List): void {
  list.ordered = false;
  list.spread = false;
  for (const item of list.children) {
    const entry = readEntry(item);
    const { lists } = splitItem(item);
    const name = entry.name.replace(/\/?$/, entry.isFolder ? '/' : '');
    item.spread = false;
    item.data = {
      hProperties: {
        'data-kind': entry.isFolder ? 'folder' : 'file',
        ...(entry.isMarked && { 'data-marked': '' }),
      },
    };
    item.children = [
      {
        type: 'paragraph',
        children: [
          entry.isMarked
            ? { type: 'strong', children: [{ type: 'text', value: name }] }
            : { type: 'text', value: name },
          // What sets an element apart that Markdown has no mark for.
          ...(entry.comment.length > 0
            ? [
                { type: 'text' as const, value: ' ' },
                {
                  type: 'emphasis' as const,
                  data: { hName: 'span', hProperties: { 'data-comment': '' } },
                  children: entry.comment,
                },
              ]
            : []),
        ],
      },
      ...lists,
    ];
    lists.forEach(drawList);
  }
}

function readEntry(item: ListItem): Entry {
  const { words, lists } = splitItem(item);
  const [first, ...others] = words;
  const isMarked = first?.type === 'strong';
  const isWhole = isMarked || first?.type === 'inlineCode';
  const text = first ? readWords([first]).trim() : '';
  const [, start = '', more = ''] = /^(\S*)\s*(.*)$/s.exec(text) ?? [];
  const name = isWhole ? text : start;
  const rest: PhrasingContent[] =
    more && !isWhole ? [{ type: 'text', value: more }, ...others] : others;
  const [next, ...after] = rest;
  const comment: PhrasingContent[] =
    next?.type === 'text' ? [{ ...next, value: next.value.trimStart() }, ...after] : rest;
  return {
    name,
    isFolder: name.endsWith('/') || lists.length > 0,
    isMarked,
    comment: comment.filter((node) => node.type !== 'text' || node.value !== ''),
  };
}
