import path from 'node:path';
import { escapePattern } from '../../../site/escapePattern';
import { repository } from '../../../facts/cases/paths';
import type { Change } from '../../../facts/upgrade/snapshot';
import type { Place } from '../../../facts/upgrade/formatUpgrade';
import { readMentions } from './mentions';
import { getPageOption, listSectionOptions } from '../../components/optionHeadings';
import { createPageReader, type DocsPage } from '../../components/docsPages';
import { listNamed } from '../../components/registry';
import { getFenceClass } from '../../read/fences';
import { listCaseUses } from '../../components/pageChecks';

/** Shorter parts of a message are found in others too. */
const shortestQuote = 16;

/** Lines of a page that speak of what a change is about, sorted. */
export function findUses(page: DocsPage, change: Change): number[] {
  return [...new Set(listUses(page, change))].sort((a, b) => a - b);
}

function listUses(page: DocsPage, { kind, name }: Change): number[] {
  switch (kind) {
    case 'case':
      return listCaseUses(page).flatMap(({ id, line }) => (id === name ? [line] : []));
    case 'message':
      return findMessage(page, name);
    case 'version':
      return findText(page, `Rslib ${name}`);
    case 'default':
    case 'option':
      return findOption(page, name);
    default:
      return findWord(page, name);
  }
}

/** Fences and code that quote a message, or a telling part of it; `{}` is what a run fills in. */
function findMessage(page: DocsPage, template: string): number[] {
  const [longest = ''] = template.split('{}').sort((a, b) => b.length - a.length);
  const isPart = (quote = '') =>
    quote.length >= shortestQuote && quote.includes(' ') && template.includes(quote);
  const { fences, codes } = page;
  return [
    ...(longest.length >= shortestQuote ? findText(page, longest.trim()) : []),
    ...fences.flatMap(({ line, meta }) => (isPart(meta.attributes['expect-error']) ? [line] : [])),
    ...codes.flatMap(({ line, text }) => (isPart(text) ? [line] : [])),
  ];
}

function findText({ fences, codes }: DocsPage, text: string): number[] {
  const hasText = (code: string) => code.replaceAll(/\s+/g, ' ').includes(text);
  return [
    ...fences.flatMap(({ line, code }) => (hasText(code) ? [line] : [])),
    ...codes.flatMap((code) => (hasText(code.text) ? [code.line] : [])),
  ];
}

function findOption(page: DocsPage, path: string): number[] {
  const pageOption = getPageOption(page);
  const isMeant = (name: string) =>
    name === path || (Boolean(pageOption) && `${pageOption}.${name}` === path);
  const keys = path.split(/[.[\]']+/).filter(Boolean);
  return [
    ...page.codes.flatMap(({ text, line }) =>
      readMentions(text).some(
        (mention) =>
          (mention.type === 'option' && isMeant(mention.path)) ||
          (mention.type === 'word' && isMeant(mention.name)),
      )
        ? [line]
        : [],
    ),
    ...page.sections.flatMap((section) =>
      listSectionOptions(section, pageOption ?? '', [toOption(path)]).includes(path)
        ? [section.line]
        : [],
    ),
    ...page.components.flatMap((component) =>
      listNamed(component, 'option').some(isMeant) ? [component.line] : [],
    ),
    ...page.fences.flatMap((fence) =>
      getFenceClass(fence) === 'config' && keys.every((key) => hasKey(fence.code, key))
        ? [fence.line]
        : [],
    ),
  ];
}

/** As much of an option as its headings are found by. */
const toOption = (path: string) => ({
  path,
  type: '',
  members: [],
  isExperimental: false,
  isTopLevel: false,
});

const hasKey = (code: string, key: string): boolean =>
  new RegExp(`(?<![\\w$.])['"]?${escapePattern(key)}['"]?\\s*:`).test(code);

/** Exports, flags and commands: words of fences and of code. */
function findWord({ fences, codes, components }: DocsPage, word: string): number[] {
  const pattern = new RegExp(`(?<![\\w$-])${escapePattern(word)}(?![\\w$-])`);
  return [
    ...fences.flatMap(({ line, code }) => (pattern.test(code) ? [line] : [])),
    ...codes.flatMap(({ line, text }) => (pattern.test(text) ? [line] : [])),
    ...components.flatMap(({ line, attributes }) =>
      attributes.some(({ value }) => value === word) ? [line] : [],
    ),
  ];
}

/** Finds the places of all pages that speak of a change. Files are relative to the repository. */
export function createPlaceFinder({
  root,
  cacheFolder,
}: {
  /** The docs folder. */
  root: string;
  cacheFolder: string;
}): (change: Change) => Place[] {
  const pages = createPageReader(root, cacheFolder).readPages();
  return (change) =>
    pages.flatMap((page) => {
      const file = path.relative(repository, path.join(root, page.file)).replaceAll(path.sep, '/');
      return findUses(page, change).map((line) => ({ file, line }));
    });
}
