import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { createFrameExport } from '../../components/mdxNodes';
import { getFrontMatter } from '../../rspress/pages';

/** Brings the frame of the landing page to the pages that have it, so that no other carries its code. */
export function homeFrame(): RspressPlugin {
  return { name: 'home-frame', markdown: { remarkPlugins: [addFrame] } };
}

/** Remark plugin: a component of `theme/layout` renders the text of a home page as its children. */
function addFrame(this: { data(): object }) {
  const { pageType } = getFrontMatter(this);
  return (tree: Root): void => {
    if (pageType !== 'home') return;
    tree.children.unshift(createFrameExport('HomeFrame', '@theme/layout/HomeFrame'));
  };
}
