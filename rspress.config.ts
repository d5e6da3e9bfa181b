import path from 'node:path';
import { defineConfig } from '@rspress/core';
import rslib from '@rslib/core/package.json' with { type: 'json' };
import i18n from './i18n.json' with { type: 'json' };
import { allPages } from './build/render/generatedPages/allPages';
import { buildCache, isCacheOn } from './build/read/buildCache';
import { hashFiles } from './build/read/buildCache/hashFiles';
import { noTextCache, openTextCache } from './build/read/buildCache/openTextCache';
import { code } from './build/render/code';
import { codeBlocks } from './build/render/code/codeBlocks';
import { codeTransformers } from './build/render/code/codeMarks';
import { highlightedLanguages } from './build/render/code/languages';
import { configConverter } from './build/components/configConverter';
import { hostFiles } from './build/publish/hostFiles';
import { docsCheck } from './build/check/content';
import { pageCache } from './build/read/files/keepPages';
import { joinChecks } from './build/check/JoinedCheck';
import { facts } from './build/components/facts';
import { listOptionPaths } from './build/components/facts/listOptionPaths';
import { headTags } from './build/publish/headTags';
import { htmlFirst } from './build/render/html';
import { sizeImages } from './build/render/imageSizes';
import { lastUpdated } from './build/read/lastUpdated';
import { llms } from './build/publish/llms';
import { codeAsHtml } from './build/render/code/codeAsHtml';
import { longLists } from './build/render/markdown/longLists';
import { offline } from './build/publish/offline';
import { previewImages } from './build/publish/previewImages';
import { overview } from './build/render/generatedPages/overview';
import { pageFrame } from './build/render/generatedPages/homeFrame';
import { parts } from './build/components/parts';
import { preview } from './build/render/preview';
import { printSections } from './build/publish/printSections';
import { createProof, proof } from './build/check/code';
import { createProse } from './build/check/prose/createProse';
import { sectionPages } from './build/rspress/sectionPages';
import { searchIndex } from './build/publish/searchIndex';
import { readSearchTerms } from './build/publish/searchIndex/searchTerms';
import { searchTexts } from './build/publish/searchTexts';
import { siteFiles } from './build/publish/siteFiles';
import { sitemap } from './build/publish/sitemap';
import { openHovers, typeHovers } from './build/render/typeHovers';
import brandColors from './site/brandColors.json' with { type: 'json' };
import mark from './site/mark.json' with { type: 'json' };
import { normalizeBase } from './site/normalizeBase';
import { parseOrigin } from './site/parseOrigin';
import { isPartText } from './site/parts';
import { listPopularPages } from './site/popularPages';
import { redirects } from './site/redirects';
import { findRemoteSearch } from './site/searchSettings';
import { sections } from './site/sections';
import { securityContact } from './site/securityContact';
import { languages, site, siteDescription as description } from './site/site';
import { themeOptions } from './site/themeOptions';

const { SITE_ORIGIN, BASE, ASSETS_ORIGIN, META_CSP, OUT_DIR, CHECKED_BESIDE } = process.env;
const origin = parseOrigin(SITE_ORIGIN || site.defaultOrigin);
const base = normalizeBase(BASE || '/');
const address = { origin, base };
const { name, defaultLanguage, themeColor } = site;
const check = createProof({ root: 'docs', languages });
const prose = createProse({ root: 'docs', language: site.defaultLanguage });
const hovers = openHovers(check, { languages });
const labels = { en: 'English', zh: '简体中文' } as const;
const tool = `@rslib/core ${rslib.version}`;
/** Of what shapes pages without being part of the bundle. */
const digest = hashFiles(process.cwd(), [
  'build',
  'site',
  'facts',
  'i18n.json',
  'package-lock.json',
  'rspress.config.ts',
]);
const keepTexts = (name: string) =>
  isCacheOn()
    ? openTextCache(`node_modules/.cache/rslib-docs/texts/${name}.json`, digest)
    : noTextCache;

export default defineConfig(async () => ({
  root: 'docs',
  outDir: OUT_DIR || 'doc_build',
  base,
  siteOrigin: origin,
  title: name,
  description: description.en,
  // Without the framework's own texts and those of parts, which come with their pages.
  i18nSource: () => Object.fromEntries(Object.entries(i18n).filter(([key]) => !isPartText(key))),
  icon: '/favicon.svg',
  lang: defaultLanguage,
  locales: languages.map((lang) => ({
    lang,
    label: labels[lang],
    title: name,
    description: description[lang],
  })),
  route: {
    cleanUrls: true,
    localeRedirect: 'never',
    // The catalogue of components is for writers.
    exclude: [
      '**/_fragments/**',
      ...(process.env.NODE_ENV === 'production' ? ['en/components.mdx'] : []),
    ],
    // What is urgent in a change of page and what is not is the theme's to say (theme/hooks/useNavigateTo.ts).
    useTransitions: false,
  },
  mediumZoom: false,
  markdown: {
    link: { checkDeadLinks: true, checkAnchors: true, autoPrefix: false },
    image: { checkDeadImages: true },
    shiki: {
      // By default a line is cut short after half a second: on a busy machine it comes out otherwise.
      tokenizeTimeLimit: 0,
      // All at once: code within code is coloured where its language is there, whichever page came first.
      langs: highlightedLanguages,
      transformers: codeTransformers(),
    },
    rehypePlugins: [[sizeImages, { root: 'docs' }], longLists, codeBlocks, codeAsHtml],
  },
  // As an object: some keys are the framework's with values of our own theme.
  themeConfig: { ...themeOptions, ...(ASSETS_ORIGIN && { assetsOrigin: ASSETS_ORIGIN }) } as object,
  builderConfig: {
    // Compressing 400 files to name their sizes takes most of a second; `npm run bench` weighs them.
    performance: { printFileSize: { detail: false, compressed: false } },
    output: {
      cssModules: { localIdentName: '[hash:base64:5]' },
      // Names go by the order in which they are used, not by how often each letter occurs: that
      // changes with the folder the build runs in.
      minify: {
        jsOptions: {
          minimizerOptions: {
            mangle: { disableCharFreq: true } as object,
          },
        },
      },
    },
    // A script that does not come within eight seconds has failed; by default readers wait for two minutes.
    tools: { rspack: { output: { chunkLoadTimeout: 8_000 } } },
    // One stylesheet, that of parts which load later included: build/render/html cuts from it what a
    // page shows.
    splitChunks: { cacheGroups: { styles: { type: 'css/mini-extract' } } },
  },
  plugins: [
    buildCache({
      digest,
      settings: {
        origin,
        base,
        ASSETS_ORIGIN,
        META_CSP,
        places: hovers.getPlacesKey(),
      },
    }),
    docsCheck({
      root: 'docs',
      i18nFile: 'i18n.json',
      languages,
      themeOptions: { value: themeOptions, folder: path.resolve('site') },
      cacheFile: path.resolve(pageCache),
      // scripts/build does it at the same time, in a process of its own.
      ...(CHECKED_BESIDE ? { isCheckedBeside: true } : { proof: joinChecks(check, prose) }),
    }),
    sectionPages({
      module: path.resolve('theme/navigation/sectionRoutes.ts'),
      picked: listPopularPages(),
    }),
    // Before facts: an example shows its source, not what stands in its place.
    parts({ root: 'docs', languages, texts: i18n }, keepTexts('parts')),
    configConverter(keepTexts('migrations')),
    facts({ root: 'docs', cache: keepTexts('facts') }),
    code({ root: 'docs', texts: i18n, cache: keepTexts('code') }),
    pageFrame(),
    ...(await preview({ root: 'docs' })),
    searchIndex({
      optionPaths: listOptionPaths(),
      terms: readSearchTerms(path.resolve('site/searchTerms')),
    }),
    searchTexts(),
    lastUpdated(),
    previewImages({
      ...address,
      siteName: name,
      sections,
      homeTitle: i18n.slogan,
      colors: brandColors.light,
      mark,
    }),
    headTags({
      ...address,
      siteName: name,
      defaultLanguage,
      locales: { en: 'en_US', zh: 'zh_CN' },
      themeColor,
      software: {
        name,
        version: rslib.version,
        repository: site.repository.url,
        license: 'https://opensource.org/license/mit',
      },
      hasMarkdown: true,
    }),
    sitemap(address),
    llms({
      ...address,
      defaultLanguage,
      siteName: name,
      description,
      sections,
      tool,
      texts: i18n,
    }),
    siteFiles({
      ...address,
      name: `${name} documentation`,
      shortName: name,
      description: description.en,
      language: defaultLanguage,
      themeColor: themeColor.light,
      backgroundColor: themeColor.light,
      security: {
        contact: `${site.repository.url}/${securityContact.form}`,
        policy: `${site.repository.url}/${securityContact.policy}`,
        expires: securityContact.expires,
        languages,
      },
    }),
    overview({ tool: check.openStore().tool }),
    allPages({ languages, sections }),
    // Ends each page with what was checked on it, below what the others add.
    proof(check),
    typeHovers(hovers),
    htmlFirst({
      headScript: path.resolve('theme/boot/headScript.ts'),
      partScripts: { tabs: path.resolve('theme/boot/tabs.ts') },
    }),
    printSections({
      siteName: name,
      tool,
      texts: i18n,
    }),
    hostFiles({
      origin,
      base,
      redirects,
      assetsOrigin: ASSETS_ORIGIN,
      searchUrl: findRemoteSearch(themeOptions.search)?.url,
      metaPolicy: META_CSP === '1',
    }),
    // Last: it lists what all others have written.
    offline({ worker: path.resolve('theme/mdx/offline/offlineWorker.ts') }),
  ],
}));
