import { slug } from 'github-slugger';
import { checkCharacters } from '../../check/content/characters/checkCharacters';
import { checkExpressions } from '../../check/content/characters/checkExpressions';
import { checkReferences } from '../../check/content/characters/checkReferences';
import { checkValues } from '../../check/content/characters/checkValues';
import { getText } from '../located/getEntry';
import { checkCallouts } from '../../check/content/page/checkCallouts';
import { checkCommands } from '../../check/content/page/checkCommands';
import { checkFences } from '../../check/content/page/checkFences';
import { checkHeadings } from '../../check/content/page/checkHeadings';
import { checkParts } from '../../check/content/page/checkParts';
import { collectCode } from './collectCode';
import { checkSteps } from '../../check/content/page/checkSteps';
import { checkTables } from '../../check/content/page/checkTables';
import { checkTabs } from '../../check/content/page/checkTabs';
import { collectFrontMatterImages, collectFrontMatterLinks } from './collectFrontMatterLinks';
import { collectHeadings } from './collectHeadings';
import { collectIds } from './collectIds';
import { collectImages } from './collectImages';
import { collectImports } from './collectImports';
import { collectLinks } from './collectLinks';
import { splitId } from './headingText';
import { listNodes } from './listNodes';
import type { ParsedPage } from './ParsedPage';
import { parseMdx } from './parseMdx';
import { readFrontMatter } from './readFrontMatter';

export interface PageOptions {
  format: 'mdx' | 'md';
  /** Fragments are drawn inside pages: they have no address, front matter or h1 of their own. */
  isFragment: boolean;
}

/** Reads a page and checks all that can be known from its own source (lines end with `\n`). */
export function parsePage(source: string, { format, isFragment }: PageOptions): ParsedPage {
  const { frontMatter, body, faults: headFaults } = readFrontMatter(source, isFragment);
  const written = checkCharacters(source);
  // What stands in the front matter unescaped has its place already.
  const escaped = written.length > 0 ? [] : checkValues(frontMatter);
  const faults = [...headFaults, ...written, ...escaped];
  const page: ParsedPage = {
    frontMatter,
    isBroken: false,
    headings: [],
    ids: new Set(),
    links: collectFrontMatterLinks(frontMatter),
    images: collectFrontMatterImages(frontMatter),
    codeFiles: [],
    imports: [],
    faults,
  };
  const { tree, fault } = parseMdx(body, format);
  if (!tree) return { ...page, isBroken: true, faults: [...faults, fault] };

  const nodes = listNodes(tree);
  const headings = collectHeadings(nodes);
  const { ids, faults: idFaults } = collectIds(nodes, headings);
  const { blockIds, codeFiles } = collectCode(nodes, headings);
  for (const id of blockIds) ids.add(id);
  const { links, faults: linkFaults } = collectLinks(nodes);
  const { images, faults: imageFaults } = collectImages(nodes);
  const title = getText(frontMatter, 'title');
  const isTitleH1 = title !== undefined && !headings.some(({ depth }) => depth === 1);
  if (isTitleH1) ids.add(slug(splitId(title).text.trim()));
  const pageType = getText(frontMatter, 'pageType') ?? 'doc';
  const isHome = pageType === 'home';
  const headingFaults = checkHeadings(headings, {
    isHome,
    hasTitle: !isFragment && (isHome || isTitleH1),
    mayLackH1: isFragment || pageType === 'custom' || pageType === 'blank',
  });
  return {
    ...page,
    headings,
    ids,
    links: [...page.links, ...links],
    images: [...page.images, ...images],
    codeFiles,
    imports: collectImports(tree),
    faults: [
      ...faults,
      ...headingFaults,
      ...idFaults,
      ...linkFaults,
      ...imageFaults,
      ...checkFences(nodes),
      ...checkCallouts(nodes),
      ...checkParts(tree),
      ...checkTabs(nodes),
      ...checkCommands(nodes),
      ...checkSteps(nodes),
      ...checkTables(nodes),
      ...checkReferences(nodes, body),
      ...checkExpressions(nodes, body),
    ],
  };
}
