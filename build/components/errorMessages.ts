import type { Nodes, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { findErrors, stripPrefix } from '../../errorFinder/findErrors';
import {
  createPattern,
  type KnownMessage,
  type MessageFragment,
} from '../../errorFinder/KnownMessage';
import { original } from '../../site/site';
import { toRoute } from '../read/files';
import { getAttribute, getPosition, isCommandElement, isJsxElement, listNodes } from '../read/mdx';
import type { Heading, PageModel } from '../read/page';
import { joinLines } from '../read/statements';
import { splitWords } from './component';
import type { DocsPage } from './docsPages';
import type { FactStore } from './factStore';
import { readFragments } from './migrations';
import { devPages } from './registry';

/** A message that a page explains, as it is written there. */
export interface PageMessage extends Pick<KnownMessage, 'codes' | 'blocks' | 'isSection'> {
  /** Of the passage. */
  id: string;
  /** The message, or the case that prints it. */
  written: { text: string } | { fromCase: string };
}

/** The messages that a page has in rows or lists with an id, as headings, and by the cases that print them. */
export function readMessages({ tree, headings }: PageModel): PageMessage[] {
  if (!tree) return [];
  return [
    ...listMarked(tree),
    ...tree.children.flatMap((node, index) => {
      const rest = tree.children.slice(index + 1);
      const end = rest.findIndex(({ type }) => type === 'heading');
      const section = end < 0 ? rest : rest.slice(0, end);
      const heading = headings.find(({ line }) => line === getPosition(node).line);
      if (node.type !== 'heading' || !heading) return [];
      return [...readHeading(node, heading, section), ...listCases(heading, section)];
    }),
  ];
}

/**
 * What the error finder knows: the messages that English pages explain, in the words of a language where it
 * has the passage.
 */
export function listMessages(
  pages: readonly DocsPage[],
  store: FactStore,
  language: string = original,
): KnownMessage[] {
  const originals = pages.filter((page) => page.language === original);
  const messages = createMessages(originals, store);
  if (language === original) return messages;
  const own = new Map(pages.map((page) => [page.file, page]));
  const translated = createMessages(
    originals.map((page) => own.get(page.file.replace(original, language)) ?? page),
    store,
  );
  return messages.map((message) => {
    const index = translated.findIndex(({ href }) => href === message.href);
    return index < 0 ? message : (translated.splice(index, 1)[0] ?? message);
  });
}

/** Cases that fail with messages of which the error finder knows no reason. */
export function listUnexplained(pages: readonly DocsPage[], store: FactStore): string[] {
  const messages = listMessages(pages, store);
  return store.caseIds.filter(
    (id) =>
      id.startsWith('error-') &&
      findErrors(store.getCase(id).log.join('\n'), messages).found.length === 0,
  );
}

function createMessages(
  pages: readonly DocsPage[],
  { tool, caseIds, getCase }: FactStore,
): KnownMessage[] {
  const templates = tool.messages.map(({ text }) => text);
  const messages: KnownMessage[] = [];
  const printed: (Omit<KnownMessage, 'pattern' | 'examples'> & { fromCase: string })[] = [];
  for (const { file, messages: own } of pages) {
    if (devPages.includes(file)) continue;
    const { route } = toRoute(file.replace(/^\w+/, original));
    const resolve = (fragment: MessageFragment): MessageFragment =>
      fragment.href?.startsWith('#') ? { ...fragment, href: route + fragment.href } : fragment;
    // A heading has the beginning of what a row has in full.
    const rows: string[] = [];
    for (const { id, written, codes, blocks, isSection } of own) {
      const message = {
        codes,
        blocks: blocks.map((block) => block.map(resolve)),
        href: `${route}#${id}`,
        isSection,
      };
      if ('fromCase' in written) printed.push({ ...message, ...written });
      else {
        const known = isSection ? [...templates, ...rows] : templates;
        messages.push({ ...message, ...createPattern(written.text, known) });
        if (!isSection) rows.push(written.text);
      }
    }
  }
  // A section that is about a case says more than a sentence that names it.
  printed.sort((a, b) => Number(b.isSection) - Number(a.isSection));
  for (const { fromCase, ...message } of printed) {
    if (!caseIds.includes(fromCase)) continue;
    const { found, unknown } = findErrors(getCase(fromCase).log.join('\n'), messages);
    const [first] = unknown;
    if (!first || found.length > 0) continue;
    const text = stripPrefix(first.line);
    const codes = text.match(/^TS\d{4,5}(?=:)/) ?? [];
    messages.push({ ...message, ...createPattern(text.replace(/^TS\d+: /, ''), []), codes });
  }
  return messages;
}

/** Rows whose first cell, and items of lists whose code, is in a `<span>` with an id. */
function listMarked(tree: Root): PageMessage[] {
  const messages: PageMessage[] = [];
  const add = (node: Nodes | undefined, explanation: Nodes | undefined): void => {
    const id = node && findMark(node);
    const code = id && listNodes(node).find((one) => one.type === 'inlineCode');
    if (!id || !code) return;
    const blocks = explanation ? dropEmpty([readWords(explanation)]) : [];
    messages.push({ id, written: { text: code.value }, codes: [], blocks, isSection: false });
  };
  visit(tree, (node, index, parent) => {
    if (node.type === 'tableRow') {
      node.children.forEach(({ children }, at) => add(children[0], node.children[at + 1]));
    }
    if (node.type !== 'list') return undefined;
    for (const one of listNodes(node)) add(one, parent?.children[(index ?? 0) - 1]);
    return SKIP;
  });
  return messages;
}

/** The id of a `<span>`. */
const findMark = (node: Nodes): string | false | undefined =>
  isJsxElement(node) && node.name === 'span' && getAttribute(node, 'id');

/** The message that a heading is, if it is one: code of several words, or a number of TypeScript's. */
function readHeading(
  node: Nodes,
  { id, depth }: Heading,
  section: readonly RootContent[],
): PageMessage[] {
  const [code] = listNodes(node)
    .flatMap((one) => (one.type === 'inlineCode' ? [one.value] : []))
    .sort((a, b) => b.length - a.length);
  const words = readWords(node)
    .map(({ text }) => text)
    .join('');
  const codes = [...new Set(words.match(/\bTS\d{4,5}\b/g))];
  const isMessage = codes.length > 0 || (code && / .* /.test(code) && !/^[{[]/.test(code));
  if (!isMessage || depth < 3) return [];
  const text = (code ?? words).replace(/^TS\d+: /, '');
  const blocks = dropEmpty(readSection(section).map(({ fragments }) => fragments));
  return [{ id, written: { text }, codes, blocks, isSection: true }];
}

/**
 * Cases of a section that fail: all of a section of the third level is about them, else what names them, but
 * for a row of a table about something else.
 */
function listCases({ id, depth }: Heading, section: readonly RootContent[]): PageMessage[] {
  const passages = readSection(section);
  const own = depth > 2 ? section : section.filter(({ type }) => type !== 'table');
  return own.flatMap(listFailing).map((name) => {
    const about = passages.filter(({ node }) => depth > 2 || listFailing(node).includes(name));
    const blocks = dropEmpty(
      (about.length > 0 ? about : passages).map(({ fragments }) => fragments),
    );
    return { id, written: { fromCase: name }, codes: [], blocks, isSection: depth > 2 };
  });
}

const listFailing = (tree: Nodes): string[] =>
  listNodes(tree)
    .filter(isJsxElement)
    .flatMap((node) => {
      if (node.name === 'Message') return getAttribute(node, 'case') ?? [];
      return node.name === 'Tested' ? splitWords(getAttribute(node, 'cases') ?? '') : [];
    })
    .filter((name) => name.startsWith('error-'));

interface Passage {
  node: Nodes;
  fragments: MessageFragment[];
}

/** Paragraphs, items, rows and commands of a section; what leads to an example is left to the page. */
function readSection(section: readonly RootContent[]): Passage[] {
  return section.flatMap((node, index): Passage[] => {
    const next = section[index + 1];
    if (node.type === 'paragraph') {
      const fragments = readWords(node);
      const last = fragments.at(-1)?.text ?? '';
      const isOfExample = /[:：]$/.test(last) && next?.type !== 'table' && next?.type !== 'list';
      if (!isOfExample) return [{ node, fragments }];
      // The sentences before the one that leads to it.
      const end = Math.max(last.lastIndexOf('. '), last.lastIndexOf('。')) + 1;
      if (end === 0) return [];
      return [
        {
          node,
          fragments: [...fragments.slice(0, -1), { ...fragments.at(-1), text: last.slice(0, end) }],
        },
      ];
    }
    if (node.type === 'list') {
      // Items with an id are messages themselves.
      return node.children
        .filter((item) => !listNodes(item).some(findMark))
        .map((item) => ({ node: item, fragments: [bullet, ...readWords(item)] }));
    }
    if (node.type === 'table') {
      return node.children.slice(1).map((row) => ({
        node: row,
        fragments: [
          bullet,
          ...row.children.flatMap((cell, at) => [...(at > 0 ? [arrow] : []), ...readWords(cell)]),
        ],
      }));
    }
    if (isJsxElement(node) && isCommandElement(node)) {
      const text = `npm ${getAttribute(node, 'command') ?? ''}`;
      return [{ node, fragments: [{ text, isCode: true }] }];
    }
    return [];
  });
}

const bullet: MessageFragment = { text: '• ' };
const arrow: MessageFragment = { text: ' → ' };

const dropEmpty = (blocks: readonly MessageFragment[][]): MessageFragment[][] =>
  blocks.filter((block) => block.some(({ text }) => text.trim()));

/** The words of a node on one line; sources have a line for each sentence. */
const readWords = (node: Nodes): MessageFragment[] =>
  readFragments(node, '').map((fragment, index, all) => ({
    ...fragment,
    text: joinLines(fragment.text, all[index - 1]?.text).replaceAll('\n', ' '),
  }));
