import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { pluginLlms, type Options } from '@rspress/plugin-llms';
import remarkGfm from 'remark-gfm';
import type { SiteAddress } from '../../../site/absoluteUrl';
import { isUnlisted } from '../../../site/isUnlisted';
import { parseOrigin } from '../../../site/parseOrigin';
import {
  absoluteLinks,
  findRoute,
  homeMarkdown,
  publicLink,
  readLess,
  type RewriteLink,
} from './plainMarkdown';
import { type BundleList, listBundles, type LlmsTexts, readBundleTexts } from './bundles';
import { finishFiles } from './finish';

export interface LlmsOptions extends SiteAddress {
  /** Language whose files stand at the root; those of others stand in a folder of its name. */
  defaultLanguage: string;
  siteName: string;
  /** What the site is about, per language. */
  description: Readonly<Record<string, string>>;
  /** What the pages were verified with: `@rslib/core 1.0.1`. */
  tool: string;
  /** Words around the pages, by key and language. */
  texts: LlmsTexts;
  /** What the first folder of a route is called, per language. */
  sections: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Routes left out beside pages that say `unlisted: true`. */
  unlisted?: readonly string[];
}

/** The framework's sidebars, as far as groups of pages go. */
interface LocaleLike {
  lang: string;
  sidebar?: Parameters<typeof listBundles>[0];
}

/**
 * The official llms files for every language: `llms.txt`, `llms-full.txt`, a `.md` per page, and a file
 * for each section (`config/llms.txt`), named in `llms.txt` with its size. Not to
 * be used with the config's `llms: true` (the build fails). Safe beside plugins that trim page data.
 * @throws Error if `origin` is not an origin.
 */
export function llms({
  defaultLanguage,
  siteName,
  description,
  tool,
  texts,
  sections,
  unlisted,
  ...options
}: LlmsOptions): RspressPlugin {
  const address: SiteAddress = { origin: parseOrigin(options.origin), base: options.base };
  const routes = new Set<string>();
  const hasRoute = (path: string) => routes.has(path);
  const prefixes = new Map<string, string>();
  // A link leads to the same language where that has the page, as the official plugin has it.
  const rewrite: RewriteLink = (url, { path: file }) => {
    const own = `${prefixes.get(file) ?? ''}${url}`;
    return publicLink(findRoute(own, hasRoute).route ? own : url, address, hasRoute);
  };
  const mdFiles: Options['mdFiles'] = {
    mdxToMd: true,
    remarkPlugins: [
      // The official plugin reads without tables, task lists and strikethrough, and escapes their marks.
      [remarkGfm, { tablePipeAlign: false }],
      [readLess, rewrite],
      absoluteLinks(address, hasRoute),
    ],
  };
  const isHidden = ({ page }: { page: PageIndexInfo }) => isUnlisted(page, unlisted);
  const official = pluginLlms([
    ...Object.entries(description).map(([language, summary]) => {
      const folder = language === defaultLanguage ? '' : `${language}/`;
      return {
        llmsTxt: {
          name: `${folder}llms.txt`,
          onTitleGenerate: () => `# ${siteName}\n\n> ${summary}`,
          onAfterLlmsTxtGenerate: (text: string) => `${text.trim()}\n`,
        },
        llmsFullTxt: { name: `${folder}llms-full.txt` },
        mdFiles,
        include: ({ page }: { page: PageIndexInfo }) => page.lang === language,
        exclude: isHidden,
      };
    }),
    // Who knows of an unlisted page may read it as Markdown as well.
    { llmsTxt: false as const, llmsFullTxt: false as const, mdFiles, include: isHidden },
  ]);
  const lists: BundleList[] = [];
  return {
    ...official,
    name: 'llms',
    config(config, ...rest) {
      const { builderConfig = {} } = config;
      const finish = finishFiles({ address, lists });
      const plugins = [...(builderConfig.plugins ?? []), finish];
      const given = { ...config, builderConfig: { ...builderConfig, plugins } };
      return official.config?.(given, ...rest) ?? given;
    },
    beforeBuild(config, ...rest) {
      for (const { lang, sidebar = {} } of (config.themeConfig?.locales ?? []) as LocaleLike[]) {
        const names = Object.fromEntries(
          Object.entries(sections).map(([folder, titles]) => [folder, titles[lang] ?? '']),
        );
        const folder = lang === defaultLanguage ? '' : `${lang}/`;
        const bundles = listBundles(sidebar, names);
        lists.push({ folder, bundles, texts: readBundleTexts(texts, lang, tool) });
      }
      return official.beforeBuild?.(config, ...rest);
    },
    routeGenerated(generated, isProd) {
      generated.forEach(({ routePath }) => routes.add(routePath));
      return official.routeGenerated?.(generated, isProd);
    },
    extendPageData(page, isProd) {
      const { frontmatter, _flattenContent } = page;
      if (page.lang !== defaultLanguage) prefixes.set(page._filepath, `/${page.lang}`);
      const isHome = frontmatter.pageType === 'home';
      // A copy: the official plugin keeps each page and reads its text long after others trimmed it.
      const copy = isHome
        ? {
            ...page,
            _flattenContent: homeMarkdown(siteName, frontmatter.description, _flattenContent),
          }
        : { ...page };
      return official.extendPageData?.(copy, isProd);
    },
  };
}
