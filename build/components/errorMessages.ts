import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Heading, Nodes, Parents, RootContent } from 'mdast';
import { repository } from '../../facts/cases/paths';
import { findErrors, stripPrefix } from '../../errorFinder/findErrors';
import {
  createPattern,
  type KnownMessage,
  type MessagePiece,
} from '../../errorFinder/KnownMessage';
import { languages, original } from '../../site/site';
import { cacheReadings, hashParts } from '../read/cache';
import { listFiles, toRoute } from '../read/files';
import { splitFrontMatter } from '../read/frontMatter';
import { collectHeadings } from '../read/headings';
import { getAttribute, isCommandElement, isJsxElement, listNodes, parseMdx } from '../read/mdx';
import { openFactStore } from './factStore';
import { readPieces } from './migrations';

/** Parsing takes three seconds for each language. */
const kept = cacheReadings(
  'node_modules/.cache/rslib-docs/errorMessages.json',
  (source, { route, templates }: { route: string; templates: readonly string[] }) =>
    readPageMessages(source, route, templates),
);

/** Changes with what the error finder shows of pages. */
export function hashMessages(): string {
  const hash = hashParts(...languages.map((language) => JSON.stringify(readMessages(language))));
  kept.saveOnce();
  return hash;
}

/** All messages that the English pages explain, in the words of a language where it has the passage. */
export function readMessages(
  language: string,
  docs: string = path.join(repository, 'docs'),
): KnownMessage[] {
  const messages = getMessages(original, docs);
  const translated = [...getMessages(language, docs)];
  return messages.map((message) => {
    const index = translated.findIndex(({ href }) => href === message.href);
    return index < 0 ? message : (translated.splice(index, 1)[0] ?? message);
  });
}

const known = new Map<string, readonly KnownMessage[]>();

/** The messages of the pages of a language, of a page without translation those of the original; read once. */
function getMessages(language: string, docs: string): readonly KnownMessage[] {
  const key = `${language} ${docs}`;
  const messages = known.get(key) ?? readPages(language, docs);
  known.set(key, messages);
  return messages;
}

function readPages(language: string, docs: string): KnownMessage[] {
  const { tool, getCase } = openFactStore();
  const templates = tool.messages.map(({ text }) => text);
  const pages = listFiles(path.join(docs, original))
    .filter((file) => file.endsWith('.mdx') && file !== 'components.mdx')
    .map((file) => {
      const translated = path.join(docs, language, file);
      const page = existsSync(translated) ? translated : path.join(docs, original, file);
      const { route } = toRoute(`${original}/${file}`);
      return kept.read(readFileSync(page, 'utf8'), { route, templates });
    });
  const messages = pages.flatMap((page) => page.messages);
  for (const { id, ...section } of pages.flatMap((page) => page.shown)) {
    const { found, unknown } = findErrors(getCase(id).log.join('\n'), messages);
    const [first] = unknown;
    if (found.some((one) => !/^error Failed to/.test(one.line)) || !first) continue;
    const message = stripPrefix(first.line);
    const codes = message.match(/^TS\d{4,5}(?=:)/) ?? [];
    messages.push({ ...section, ...createPattern(message.replace(/^TS\d+: /, ''), []), codes });
  }
  return messages;
}

interface PageMessages {
  messages: KnownMessage[];
  /** Sections that show what a case prints. */
  shown: (Omit<KnownMessage, 'pattern' | 'examples' | 'codes'> & { id: string })[];
}

/** The messages that a page has as headings, in rows with an id, or in a list. */
function readPageMessages(
  source: string,
  route: string,
  templates: readonly string[],
): PageMessages {
  const { body } = splitFrontMatter(source);
  const isCandidate =
    /^#{3,4} .*(?:`[^`]+ [^`]+`|TS\d{4})/m.test(body) || /<span id=|<Message case/.test(body);
  const { tree } = isCandidate ? parseMdx(body, 'mdx') : {};
  if (!tree) return { messages: [], shown: [] };
  const ids = new Map<Nodes, string>();
  const headings = listNodes(tree).filter((node): node is Heading => node.type === 'heading');
  for (const [index, { id }] of collectHeadings(headings).entries()) {
    if (headings[index]) ids.set(headings[index], id);
  }
  const rows: string[] = [];
  const read = (node: Nodes): MessagePiece[] => readPieces(node, route).map(joinLines);
  const create = (
    written: string,
    codes: readonly string[],
    id: string,
    blocks: readonly MessagePiece[][],
    isSection = false,
  ): KnownMessage => ({
    // A heading has the beginning of what a row has in full.
    ...createPattern(written, isSection ? [...templates, ...rows] : templates),
    codes,
    blocks: blocks.filter(({ length }) => length > 0),
    href: `${route}#${id}`,
    isSection,
  });
  const messages: KnownMessage[] = [];
  const shown: PageMessages['shown'] = [];
  const walk = (parent: Parents): void => {
    for (const [index, node] of parent.children.entries()) {
      const [first] = node.type === 'tableCell' ? node.children : [];
      const id = first && isJsxElement(first) && first.name === 'span' && getAttribute(first, 'id');
      const code = first && listNodes(first).find((one) => one.type === 'inlineCode');
      if (id && code) {
        const behind = parent.children[index + 1];
        rows.push(code.value);
        messages.push(create(code.value, [], id, behind ? [read(behind)] : []));
      } else if (node.type === 'list') {
        for (const one of listNodes(node).filter(isJsxElement)) {
          const own = one.name === 'span' && getAttribute(one, 'id');
          const [shown] = listNodes(one).filter((inner) => inner.type === 'inlineCode');
          const before = parent.children[index - 1];
          if (own && shown)
            messages.push(create(shown.value, [], own, before ? [read(before)] : []));
        }
      } else if ('children' in node) walk(node);
    }
  };
  walk(tree);
  for (const [index, node] of tree.children.entries()) {
    if (node.type !== 'heading' || node.depth < 3) continue;
    const code = listNodes(node)
      .flatMap((one) => (one.type === 'inlineCode' ? [one.value] : []))
      .sort((a, b) => b.length - a.length)[0];
    const words = read(node)
      .map(({ text }) => text)
      .join('');
    const codes = [...new Set(words.match(/\bTS\d{4,5}\b/g))];
    const isMessage = codes.length > 0 || (code && / .* /.test(code) && !/^[{[]/.test(code));
    const rest = tree.children.slice(index + 1);
    const end = rest.findIndex(({ type }) => type === 'heading');
    const section = end < 0 ? rest : rest.slice(0, end);
    const blocks = readSection(section, read).filter(({ length }) => length > 0);
    const cases = section
      .flatMap((one) => listNodes(one).filter(isJsxElement))
      .flatMap((one) => {
        if (one.name === 'Message') return getAttribute(one, 'case') ?? [];
        return one.name === 'Tested' ? (getAttribute(one, 'cases')?.split(' ') ?? []) : [];
      });
    for (const name of cases.filter((one) => one.startsWith('error-'))) {
      shown.push({ id: name, blocks, href: `${route}#${ids.get(node) ?? ''}`, isSection: true });
    }
    if (!isMessage) continue;
    const written = (code ?? words).replace(/^TS\d+: /, '');
    messages.push(create(written, codes, ids.get(node) ?? '', blocks, true));
  }
  return { messages, shown };
}

/** Paragraphs, items, rows and commands of a section; what leads to an example is left to the page. */
function readSection(
  section: readonly RootContent[],
  read: (node: Nodes) => MessagePiece[],
): MessagePiece[][] {
  return section.flatMap((node, index) => {
    const next = section[index + 1];
    if (node.type === 'paragraph') {
      const pieces = read(node);
      const last = pieces.at(-1)?.text ?? '';
      const isOfExample = /[:：]$/.test(last) && next?.type !== 'table' && next?.type !== 'list';
      if (!isOfExample) return [pieces];
      // The sentences before the one that leads to it.
      const end = Math.max(last.lastIndexOf('. '), last.lastIndexOf('。')) + 1;
      return [
        end > 0 ? [...pieces.slice(0, -1), { ...pieces.at(-1), text: last.slice(0, end) }] : [],
      ];
    }
    if (node.type === 'list') return node.children.map((item) => [bullet, ...read(item)]);
    if (node.type === 'table') {
      return node.children
        .slice(1)
        .map((row) => [
          bullet,
          ...row.children.flatMap((cell, at) => (at > 0 ? [arrow, ...read(cell)] : read(cell))),
        ]);
    }
    if (isJsxElement(node) && isCommandElement(node)) {
      return [[{ text: `npm ${getAttribute(node, 'command') ?? ''}`, isCode: true }]];
    }
    return [];
  });
}

const bullet: MessagePiece = { text: '• ' };
const arrow: MessagePiece = { text: ' → ' };

/** One sentence is on each line; Chinese has no space between them. */
const joinLines = ({ text, ...piece }: MessagePiece): MessagePiece => ({
  ...piece,
  text: text.replaceAll(/([\u3000-\u9fff\uff00-\uffef])\s*\n/g, '$1').replaceAll('\n', ' '),
});
