import type { Root } from 'mdast';
import { createFrameExport } from '../markdown/createEsm';

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
