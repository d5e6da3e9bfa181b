import { readFileSync } from 'node:fs';
import path from 'node:path';
import { slug } from 'github-slugger';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { openFacts } from '../components';
import { createPageReader } from '../components/docsPages';
import { type FactStore, translate } from '../components/factStore';
import { needsPages } from '../components/registry';
import { restoreSteps } from '../components/steps';
import { componentsToMarkdown, transformComponents } from '../components/transform';
import { parseMeta } from '../read/fences';
import { findPages, toRoute } from '../read/files';
import { splitFrontMatter } from '../read/frontMatter';
import { splitHeading, splitId } from '../read/headings';
import { escapeHeadingIds } from '../read/mdx';
import type { Step } from '../rspress/inOrder';
import { original } from '../../site/site';
import { getText, setText } from '../rspress/pages';
import type { Cache } from '../read/cache';
import { calloutsToMarkdown, type CalloutTitle, getCalloutTitle } from './callouts';
import { explainNotRun } from './checkedLine';

export interface PageMarkdownOptions {
  /** The docs folder. */
  root: string;
  facts: FactStore;
  /** Keeps texts between builds, for as long as `digest` stays: what decides them besides their source. */
  cache?: Cache<string> | undefined;
  digest?: string;
}

/**
 * Rewrites the source of pages for what reads it rather than their HTML, the `.md` files and the names
 * in the search index: no component is left that only the theme can render, and code is as readers see it.
 */
export function pageMarkdown({ root, facts, cache, digest = '' }: PageMarkdownOptions): Step {
  const docs = path.resolve(root);
  const files = new Map<string, string>();
  return {
    name: 'page-markdown',
    routeGenerated(routes) {
      for (const { routePath, absolutePath } of routes) files.set(routePath, absolutePath);
    },
    // `rspress dev` writes no `.md` files, and its search does without names that only computed code has.
    pagesRead(pages, isProduction) {
      if (!isProduction) return;
      for (const page of pages) {
        const absolute = files.get(page.routePath) ?? '';
        const file = path.relative(docs, absolute).replaceAll(path.sep, '/');
        // Not that of the address, which may have no translation.
        const { language: lang } = toRoute(file);
        const source = getText(page);
        const write = () => toMarkdown(source, createContext(file, facts));
        // Other pages may change while the source stays.
        const isAlone = !needsPages(source);
        try {
          setText(page, cache && isAlone ? cache.remember([digest, lang, source], write) : write());
        } catch (cause) {
          throw new Error(`${absolute}: its Markdown cannot be written.`, { cause });
        }
      }
      cache?.save();
    },
  };
}

/** The `.md` files of a page, by its route or file, as its sources are now. */
export function previewMarkdown(root: string, page: string): string {
  const facts = openFacts(createPageReader(root));
  const texts = findPages(root, page).map((file) => {
    const { body } = splitFrontMatter(readFileSync(path.join(root, file), 'utf8'));
    // As the framework writes ids of headings.
    return toMarkdown(body, createContext(file, facts)).replaceAll('\\{#', '{#');
  });
  return texts.join('\n');
}

function createContext(file: string, facts: FactStore): MarkdownContext {
  const { language } = toRoute(file);
  return {
    facts: translate(facts, language),
    file,
    calloutTitle: getCalloutTitle(language),
    isTranslation: language !== original,
  };
}

interface MarkdownContext {
  facts: FactStore;
  file?: string;
  calloutTitle: CalloutTitle;
  isTranslation?: boolean;
}

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify)
  .freeze();

/**
 * A page's source as Markdown. One that is no MDX, or needs what is not there, stays as it is: the HTML
 * of the same page reports it.
 */
export function toMarkdown(
  written: string,
  { facts, file, calloutTitle, isTranslation }: MarkdownContext,
): string {
  const source = restoreSteps(written);
  const tree = parse(source);
  if (!tree) return written;
  try {
    const fail = (reason: string): void => {
      throw new PageIssue(reason);
    };
    transformComponents(tree, { source, facts, file, fail, isTranslation });
    explainNotRun(tree, facts.t);
    componentsToMarkdown(tree, facts);
    dropHeadingIds(tree);
    calloutsToMarkdown(tree, calloutTitle);
    dropChecks(tree);
    return processor.stringify(tree);
  } catch (error) {
    if (error instanceof PageIssue) return written;
    throw error;
  }
}

/** Leaves `{#id}` at a heading only where links need it: its words give another id. */
function dropHeadingIds(tree: Root): void {
  visit(tree, 'heading', (heading) => {
    const { text, explicitId } = splitHeading(heading);
    const last = heading.children.at(-1);
    if (last?.type === 'text' && slug(text) === explicitId) last.value = splitId(last.value).text;
  });
}

/** Of the words after a fence's language readers want the title; the others say how its code is checked. */
function dropChecks(tree: Root): void {
  visit(tree, 'code', (node) => {
    const { title } = parseMeta(node.meta ?? '').attributes;
    if (node.lang) node.meta = title ? `title="${title}"` : null;
  });
}

class PageIssue extends Error {}

function parse(source: string): Root | undefined {
  try {
    return processor.parse(escapeHeadingIds(source)) as Root;
  } catch {
    return undefined;
  }
}
