import path from 'node:path';
import i18n from '../../i18n.json' with { type: 'json' };
import { listPopularPages } from '../../site/popularPages';
import { sections } from '../../site/sections';
import { languages } from '../../site/site';
import type { DocsBuild } from '..';
import { proof as proofLine } from '../check/code';
import { configConverter } from '../components/migrations';
import { components } from '../components';
import { isCacheOn } from '../read/buildCache';
import { noTextCache, openTextCache } from '../read/buildCache/openTextCache';
import type { Step } from '../rspress/inOrder';
import { sectionPages } from '../rspress/sectionPages';
import { code, highlight } from './code';
import { allPages } from './generatedPages/allPages';
import { pageFrame } from './generatedPages/homeFrame';
import { overview } from './generatedPages/overview';
import { htmlFirst } from './html';
import { imageSizes } from './imageSizes';
import { pageMarkdown } from './pageMarkdown';
import { preview } from './preview';
import { typeHovers } from './typeHovers';

/**
 * A page from MDX to HTML. Rspress calls the remark and rehype plugins of these steps for one page, in
 * this order, with the rehype plugins after all of the remark ones.
 */
export async function render({ root, proof, hovers, digest }: DocsBuild): Promise<Step[]> {
  const cache = isCacheOn()
    ? openTextCache('node_modules/.cache/rslib-docs/texts/markdown.json', digest)
    : noTextCache;
  const { countPages } = proof;
  return [
    imageSizes({ root }),
    highlight(),
    components({ root, languages, texts: i18n, countPages }),
    configConverter(),
    code(),
    // The same for what reads Markdown: `.md` files, and names in code for the search.
    pageMarkdown({ root, texts: i18n, countPages, cache }),
    // Pages of which the build writes a part.
    pageFrame(),
    ...(await preview({ root })),
    overview({ tool: proof.openStore().tool }),
    allPages({ languages, sections }),
    // Below what the others add: what was checked, and what names in code are.
    proofLine(proof),
    typeHovers(hovers),
    // Scripts and HTML.
    sectionPages({
      module: path.resolve('theme/navigation/sectionRoutes.ts'),
      picked: listPopularPages(),
    }),
    htmlFirst({
      headScript: path.resolve('theme/boot/headScript.ts'),
      partScripts: { tabs: path.resolve('theme/tabs/tabsScript.ts') },
    }),
  ];
}
