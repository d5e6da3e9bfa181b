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
      'this version hands on the text of pages, and change build/rspress/pageText.ts.',
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

/** Sets what the search index has of a page. */
export function setRecord(page: Page, record: unknown): void {
  page.toJSON = () => record;
}

/** To be called in `extendPageData`: the index is written, and the page is data from here on. */
export function dropRecord(page: Page): void {
  delete page.toJSON;
}
