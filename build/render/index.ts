import path from 'node:path';
import i18n from '../../i18n.json' with { type: 'json' };
import { listPopularPages } from '../../site/popularPages';
import { sections } from '../../site/sections';
import { languages } from '../../site/site';
import type { DocsBuild } from '..';
import { proof as proofLine } from '../check/code';
import { configConverter } from '../components/migrations';
import { facts } from '../components/facts';
import { parts } from '../components/parts';
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
import { preview } from './preview';
import { typeHovers } from './typeHovers';

/**
 * A page from MDX to HTML. Rspress calls the remark and rehype plugins of these steps for one page, in
 * this order, with the rehype plugins after all of the remark ones.
 */
export async function render({ root, proof, hovers, digest }: DocsBuild): Promise<Step[]> {
  const keepTexts = (name: string) =>
    isCacheOn()
      ? openTextCache(`node_modules/.cache/rslib-docs/texts/${name}.json`, digest)
      : noTextCache;
  return [
    imageSizes({ root }),
    highlight(),
    // Components become Markdown: examples first, which show their source rather than its result.
    parts({ root, languages, texts: i18n }, keepTexts('parts')),
    configConverter(),
    facts({ root, cache: keepTexts('facts') }),
    code({ root, texts: i18n }),
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
