import type { ListedSection } from '../../../site/allPages';
import { createImport } from '../markdown/createEsm';

interface MarkdownNode {
  type: string;
  [key: string]: unknown;
}

interface MarkdownRoot {
  children: MarkdownNode[];
}

interface PageMeta {
  frontmatter?: { allPages?: boolean };
}

export interface AddAllPagesOptions {
  /** The list for the language of a file below `docs/`. */
  listFor: (file: string) => ListedSection[];
}

/** Remark plugin: ends a page that says `allPages: true` with the list of all pages, as JSON. */
export function addAllPages(this: { data(): object }, { listFor }: AddAllPagesOptions) {
  const { pageMeta } = this.data() as { pageMeta?: PageMeta };
  return (tree: MarkdownRoot, file: { path?: string }): void => {
    if (pageMeta?.frontmatter?.allPages !== true || !file.path) return;
    const value = JSON.stringify(listFor(file.path.replaceAll('\\', '/')));
    tree.children.unshift({ ...createImport('AllPages', '@theme/overview/AllPages') });
    tree.children.push({
      type: 'mdxJsxFlowElement',
      name: 'AllPages',
      attributes: [{ type: 'mdxJsxAttribute', name: 'sections', value }],
      children: [],
    });
  };
}
