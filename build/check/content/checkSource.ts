import { getText } from '../../read/located';
import type { LocalIssue } from '../../read/issues';
import { isTitleH1, type PageFacts, type PageModel, readPage } from '../../read/page';
import { checkCharacters } from './characters';
import { checkComponents } from './components';
import { checkFrontMatter } from './checkFrontMatter';
import {
  checkCalloutEnds,
  checkCallouts,
  checkFences,
  checkHeadings,
  checkSections,
  checkSteps,
  checkTables,
} from './markdown';
import { checkScripts } from './scripts';

export interface PageOptions {
  format: 'mdx' | 'md';
  /** Fragments are rendered inside pages: they have no address, front matter or h1. */
  isFragment: boolean;
}

/**
 * A page with all that can be told to be wrong from its own source. It is kept between runs, so what reads facts
 * goes into `checkPage` of checkDocs.ts.
 */
export function readChecked(source: string, options: PageOptions): PageFacts {
  const model = readPage(source, options.format);
  const { body: _body, tree: _tree, nodes: _nodes, ...facts } = model;
  return {
    ...facts,
    issues: [...checkHead(source, model, options), ...model.issues, ...checkBody(model, options)],
  };
}

function checkHead(
  source: string,
  { frontMatter, issues }: PageModel,
  { isFragment }: PageOptions,
): LocalIssue[] {
  const isRead = !issues.some(({ rule }) => rule === 'front-matter-syntax');
  return [
    ...(isFragment || !isRead ? [] : checkFrontMatter(frontMatter)),
    ...checkCharacters(source),
  ];
}

function checkBody(model: PageModel, { isFragment }: PageOptions): LocalIssue[] {
  const { tree, nodes, headings, frontMatter } = model;
  if (!tree) return [];
  const pageType = getText(frontMatter, 'pageType') ?? 'doc';
  const isHome = pageType === 'home';
  return [
    ...checkHeadings(headings, {
      isHome,
      hasTitle: !isFragment && (isHome || isTitleH1(model)),
      mayLackH1: isFragment || pageType === 'custom' || pageType === 'blank',
    }),
    ...checkSections(nodes),
    ...checkFences(nodes),
    ...checkCallouts(nodes),
    ...checkCalloutEnds(nodes),
    ...checkComponents(tree),
    ...checkScripts(nodes),
    ...checkSteps(nodes),
    ...checkTables(nodes),
  ];
}
