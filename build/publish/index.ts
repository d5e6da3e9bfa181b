import path from 'node:path';
import i18n from '../../i18n.json' with { type: 'json' };
import type { SiteAddress } from '../../site/absoluteUrl';
import brandColors from '../../site/brandColors.json' with { type: 'json' };
import mark from '../../site/mark.json' with { type: 'json' };
import { oldPages } from '../../site/oldAddresses';
import { findRemoteSearch } from '../../site/searchSettings';
import { sections } from '../../site/sections';
import { securityContact } from '../../site/securityContact';
import { languages, site, siteDescription as description } from '../../site/site';
import { themeOptions } from '../../site/themeOptions';
import { listOptionPaths } from '../components/factStore';
import type { Step } from '../rspress/inOrder';
import { headTags } from './headTags';
import { hostFiles } from './hostFiles';
import { llms } from './llms';
import { offline } from './offline';
import { previewImages } from './previewImages';
import { printSections } from './printSections';
import { searchIndex } from './searchIndex';
import { readSearchTerms } from './searchIndex/searchTerms';
import { searchTexts } from './searchTexts';
import { siteFiles } from './siteFiles';
import { sitemap } from './sitemap';

export interface PublishOptions extends SiteAddress {
  /** Another origin that images may come from. */
  assetsOrigin?: string | undefined;
  /** Writes the Content-Security-Policy into each page too, for hosts that send no headers of ours. */
  hasMetaPolicy: boolean;
  /** What pages are verified with: `@rslib/core 1.0.1`. */
  tool: string;
  version: string;
}

/** What is made of finished pages, and the files next to them. */
export function publish({
  origin,
  base,
  assetsOrigin,
  hasMetaPolicy,
  tool,
  version,
}: PublishOptions): Step[] {
  const { name, defaultLanguage, themeColor, repository } = site;
  const address = { origin, base };
  return [
    searchIndex({
      optionPaths: listOptionPaths(),
      terms: readSearchTerms(path.resolve('site/searchTerms')),
    }),
    searchTexts(),
    // Named by headTags.
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
        version,
        repository: repository.url,
        license: 'https://opensource.org/license/mit',
      },
      hasMarkdown: true,
    }),
    // From finished HTML, in memory.
    printSections({ siteName: name, tool, texts: i18n }),
    llms({
      ...address,
      defaultLanguage,
      siteName: name,
      description,
      sections,
      tool,
      texts: i18n,
    }),
    // On the disk.
    sitemap(address),
    siteFiles({
      ...address,
      name: `${name} documentation`,
      shortName: name,
      description: description.en,
      language: defaultLanguage,
      themeColor: themeColor.light,
      backgroundColor: themeColor.light,
      security: {
        contact: `${repository.url}/${securityContact.form}`,
        policy: `${repository.url}/${securityContact.policy}`,
        expires: securityContact.expires,
        languages,
      },
    }),
    // Reads every page for the Content-Security-Policy, and may write it into them.
    hostFiles({
      ...address,
      oldPages,
      assetsOrigin,
      searchUrl: findRemoteSearch(themeOptions.search)?.url,
      metaPolicy: hasMetaPolicy,
    }),
    // Last: lists all files with what they hold.
    offline({ worker: path.resolve('theme/offline/offlineWorker.ts') }),
  ];
}
