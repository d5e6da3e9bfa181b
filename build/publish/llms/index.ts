import type { PageIndexInfo } from '@rspress/core';
import { pluginLlms, type Options } from '@rspress/plugin-llms';
import type { SiteAddress } from '../../../site/address';
import { isFallback } from '../../read/translationState';
import { isUnlisted } from '../../read/frontMatter';
import { otherHeading } from '../../../site/framework';
import { sections } from '../../../site/sections';
import { languages, site, siteDescription } from '../../../site/site';
import type { Step } from '../../rspress/inOrder';
import { copyWithText, getText } from '../../rspress/pages';
import { readSidebars } from '../../rspress/sidebars';
import { keepAsWritten, publishMarkdown } from './plainMarkdown';
import { type BundleList, getText as getWords, listBundles } from './bundles';
import { skillRoute, writeSkill } from './agentSkill';
import { completeFiles } from './finish';

/** Files of the default language are at the root, those of others in a folder of its name. */
const getFolder = (lang: string): string => (lang === site.defaultLanguage ? '' : `${lang}/`);

/**
 * The official llms files for every language: `llms.txt`, `llms-full.txt`, a `.md` per page, and a file
 * for each section (`config/llms.txt`), named in `llms.txt` with its size. Not to
 * be used with the config's `llms: true` (the build fails).
 * @param tool what the pages were verified with: `@rslib/core 1.0.1`
 */
export function llms(address: SiteAddress, tool: string): Step {
  /** Their files in the docs folder by the pages' addresses. */
  const routes = new Map<string, string>();
  const hasRoute = (path: string) => routes.has(path);
  const mdFiles: Options['mdFiles'] = { remarkPlugins: [keepAsWritten] };
  const isHidden = ({ page }: { page: PageIndexInfo }) => isUnlisted(page) || isFallback(page);
  const official = pluginLlms([
    ...languages.map((language) => {
      const folder = getFolder(language);
      return {
        llmsTxt: {
          name: `${folder}llms.txt`,
          onTitleGenerate: () => `# ${site.name}\n\n> ${siteDescription[language]}`,
          onAfterLlmsTxtGenerate: (text: string) =>
            `${text.trim()}\n`.replace(otherHeading, `\n## ${getWords('llms.others', language)}\n`),
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
  let skill: string | undefined;
  return {
    ...official,
    name: 'llms',
    beforeBuild(config, isProd) {
      const sidebars = readSidebars(config, isProd);
      for (const { lang, sidebar } of sidebars) {
        const names = Object.entries(sections).map(([folder, titles]) => [folder, titles[lang]]);
        const bundles = listBundles(sidebar, Object.fromEntries(names));
        lists.push({ folder: getFolder(lang), language: lang, bundles });
      }
      // It takes the order of pages from there: all languages have that of the default one.
      const locales = config.themeConfig?.locales?.map((locale) => ({
        ...locale,
        ...sidebars.find(({ lang }) => lang === locale.lang),
      }));
      const themeConfig = { ...config.themeConfig, locales } as typeof config.themeConfig;
      return official.beforeBuild?.({ ...config, themeConfig }, isProd);
    },
    routeGenerated(generated, isProd) {
      generated.forEach(({ routePath, relativePath }) => routes.set(routePath, relativePath));
      return official.routeGenerated?.(generated, isProd);
    },
    extendPageData(page, isProd) {
      const file = routes.get(page.routePath) ?? '';
      const text = publishMarkdown(getText(page), { ...page, file }, address, hasRoute);
      if (page.routePath === skillRoute) skill = page.frontmatter.description;
      return official.extendPageData?.(copyWithText(page, text), isProd);
    },
    finishFiles(files) {
      completeFiles(files, { address, lists, tool });
      if (skill === undefined) return;
      const page = files.read(`${skillRoute.slice(1)}.md`);
      for (const { file, text } of writeSkill(page, skill, address)) files.write(file, text);
    },
  };
}
