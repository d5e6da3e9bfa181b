import type { Root } from 'mdast';

const importPattern = /^import\s+[^'"]*['"](\.[^'"]*\.mdx?)['"]/gm;

/** MDX files that a page imports to draw them: `import Note from './_fragments/note.mdx'`. */
export function collectImports(tree: Root): string[] {
  return tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? [...node.value.matchAll(importPattern)].map((match) => match[1] ?? '')
      : [],
  );
}
