import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { pluginLlms } from '@rspress/plugin-llms';
import { isUnlisted } from '../../site/isUnlisted';
import { homeMarkdown } from './homeMarkdown';

export interface LlmsOptions {
  /** Language whose files stand at the root; those of others stand in a folder of its name. */
  defaultLanguage: string;
  siteName: string;
  /** What the site is about, per language. */
  description: Readonly<Record<string, string>>;
  /** Routes left out beside pages that say `unlisted: true`. */
  unlisted?: readonly string[];
}

/**
 * The official llms files for every language: `llms.txt`, `llms-full.txt` and a `.md` per page. Not to
 * be used with the config's `llms: true` (the build fails). Safe beside plugins that trim page data.
 */
export function llms({
  defaultLanguage,
  siteName,
  description,
  unlisted,
}: LlmsOptions): RspressPlugin {
  const official = pluginLlms(
    Object.entries(description).map(([language, summary]) => {
      const folder = language === defaultLanguage ? '' : `${language}/`;
      return {
        llmsTxt: {
          name: `${folder}llms.txt`,
          onTitleGenerate: () => `# ${siteName}\n\n> ${summary}`,
          onAfterLlmsTxtGenerate: (text) => `${text.trim()}\n`,
        },
        llmsFullTxt: { name: `${folder}llms-full.txt` },
        mdFiles: { mdxToMd: true },
        include: ({ page }: { page: PageIndexInfo }) => page.lang === language,
        exclude: ({ page }: { page: PageIndexInfo }) => isUnlisted(page, unlisted),
      };
    }),
  );
  return {
    ...official,
    name: 'llms',
    extendPageData(page, isProd) {
      const isBareHome = page.frontmatter.pageType === 'home' && !page.content.trim();
      // A copy: the official plugin keeps each page and reads its text long after others trimmed it.
      return official.extendPageData?.(
        isBareHome
          ? { ...page, _flattenContent: homeMarkdown(siteName, page.frontmatter.description) }
          : { ...page },
        isProd,
      );
    },
  };
}
