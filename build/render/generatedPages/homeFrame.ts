import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { createFrameExport } from '../../components/mdxNodes';

/** Brings the frame of the landing page to the pages that have it, so that no other carries its code. */
export function pageFrame(): RspressPlugin {
  return { name: 'page-frame', markdown: { remarkPlugins: [addFrame] } };
}

/** The front matter of the page that a remark plugin is called for. */
export const getFrontMatter = (processor: { data(): object }): Readonly<Record<string, unknown>> =>
  ((processor.data() as { pageMeta?: { frontmatter?: object } }).pageMeta?.frontmatter as Record<
    string,
    unknown
  >) ?? {};

/** Remark plugin: a component of `theme/layout` draws the text of a home page as its children. */
function addFrame(this: { data(): object }) {
  const { pageType } = getFrontMatter(this);
  return (tree: Root): void => {
    if (pageType !== 'home') return;
    tree.children.unshift(createFrameExport('HomeFrame', '@theme/layout/HomeFrame'));
  };
}
