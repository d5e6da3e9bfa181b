import type { PageIndexInfo } from '@rspress/core';

/**
 * What Rspress (2.0.22, node/route/extractPageData and node/runtimeModule/pageData) does between two hooks
 * and documents nowhere: it reads the source of every page into `_flattenContent`, calls
 * `modifySearchIndexData`, writes the search index as `JSON.stringify` sees the pages, and then calls
 * `extendPageData` with the same objects. So a text that is put there reaches the plugins that follow,
 * and the index can be ours while the pages stay whole.
 */
type Page = PageIndexInfo & { toJSON?: () => unknown };

/** The source of a page, or the Markdown that `setText` has put in its place. */
export function getText({ _flattenContent: text, routePath }: Page): string {
  if (text !== undefined) return text;
  throw new Error(
    `Rspress gives no \`_flattenContent\` of ${routePath}: its .md file would be empty. See how ` +
      'this version hands on the text of pages, and change build/rspress/pages.ts.',
  );
}

export function setText(page: Page, markdown: string): void {
  page._flattenContent = markdown;
}

/** A copy with another text. */
export const copyWithText = (page: Page, markdown: string): Page => ({
  ...page,
  _flattenContent: markdown,
});

/** Sets what the search index has of a page, once: when that is written, the page is data again. */
export function setRecord(page: Page, record: unknown): void {
  page.toJSON = () => {
    delete page.toJSON;
    return record;
  };
}

/**
 * Takes the record from pages that are in no index. To be called in `extendPageData`.
 * @throws Error where a page should be in one by now.
 */
export function dropRecord(page: Page): void {
  const { toJSON, frontmatter, routePath } = page;
  delete page.toJSON;
  if (!toJSON || frontmatter.pageType === 'home' || frontmatter.search === false) return;
  throw new Error(
    `Rspress has not written ${routePath} to the search index by \`JSON.stringify\`: search would have the ` +
      'source of pages. See how this version writes the index, and change build/rspress/pages.ts.',
  );
}

/**
 * The front matter of the page that a remark plugin is called for: Rspress (2.0.22, node/mdx/processor) puts
 * it into the data of the processor, which its types and documentation do not say.
 * @throws Error where it is not there: pages of which the build writes a part would lack it.
 */
export function getFrontMatter(processor: { data(): object }): Readonly<Record<string, unknown>> {
  const { pageMeta } = processor.data() as { pageMeta?: { frontmatter?: Record<string, unknown> } };
  if (pageMeta?.frontmatter) return pageMeta.frontmatter;
  throw new Error(
    'Rspress gives remark plugins no `pageMeta.frontmatter`: see where this version has the front matter ' +
      'of the page, and change build/rspress/pages.ts.',
  );
}

/**
 * How Rspress (2.0.22) begins the errors of content, which the check of the content explains better: there
 * is no code to know them by. tests/unit/build/rspress/pages.test.ts looks for them in the package.
 */
export const contentErrors = ['MDX compile error', '[auto-nav-sidebar]', 'i18n text missing'];

export const isContentError = (message: string): boolean =>
  contentErrors.some((text) => message.includes(text));
