import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { createFrameExport } from '../../components/mdxNodes';

/** Brings the frame of the landing page to the pages that have it, so that no other carries its code. */
export function pageFrame(): RspressPlugin {
  return { name: 'page-frame', markdown: { remarkPlugins: [addFrame] } };
}

/** Frames by page type: a component of `theme/layout` that draws the page's text as its children. */
const frames: Readonly<Record<string, string>> = { home: 'HomeFrame' };

interface PageMeta {
  frontmatter?: { pageType?: string };
}

/** Remark plugin: puts a page's text into the frame of its type. */
export function addFrame(this: { data(): object }) {
  const { pageMeta } = this.data() as { pageMeta?: PageMeta };
  const type = pageMeta?.frontmatter?.pageType ?? '';
  return (tree: Root): void => {
    const frame = Object.hasOwn(frames, type) ? frames[type] : undefined;
    if (frame) tree.children.unshift(createFrameExport(frame, `@theme/layout/${frame}`));
  };
}
