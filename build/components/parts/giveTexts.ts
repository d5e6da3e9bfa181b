import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parts } from '../../../site/parts';
import { toRoute } from '../../read/files';
import { isJsxElement } from '../../read/mdx';

/** The interface texts, and where the language of a page is told from. */
export interface PartTexts {
  /** The docs folder. */
  root: string;
  languages: readonly string[];
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Remark plugin: writes a part's own texts into it, in the language of the page, as `texts="…"` in
 * JSON. In the entry script, with all others, they would travel with every page.
 */
export function giveTexts(given?: PartTexts) {
  return (tree: Root, file: VFile): void => {
    if (!given) return;
    visit(tree, (node) => {
      const name = isJsxElement(node) ? node.name : undefined;
      const part = name && Object.hasOwn(parts, name) ? parts[name] : undefined;
      if (!isJsxElement(node) || part?.texts === undefined) return;
      const value = JSON.stringify(listTexts(part.texts, given, file.path ?? ''));
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'texts', value });
    });
  };
}

function listTexts(prefix: string, { root, languages, texts }: PartTexts, file: string) {
  const { language } = toRoute(path.relative(path.resolve(root), path.resolve(file)), languages);
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, inLanguages]) => [key, inLanguages[language] ?? '']),
  );
}
