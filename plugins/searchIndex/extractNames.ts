import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm);

/** `defineConfig`, `lib.format`, `@rslib/core`, `--no-dts`, `.d.ts`, `rslib.config.ts`, `dist/index.js` */
const name = /(?:@|--|\.)?[\p{L}_$][\p{L}\p{N}_$]*(?:[-./:][\p{L}\p{N}_$]+)*/gu;

/** Shorter ones are loop variables. */
const minNameLength = 3;

/**
 * The names in the code blocks of a Markdown text, each once: before the first heading, then under
 * each heading of level 2 to 4. The order is that of the framework's `toc`, which counts the same.
 */
export function extractNames(markdown: string): string[][] {
  const sections: Set<string>[] = [new Set()];
  for (const node of parser.parse(markdown).children) {
    if (node.type === 'heading' && node.depth > 1 && node.depth < 5) sections.push(new Set());
    const names = sections.at(-1);
    visit(node, 'code', ({ value }) => {
      for (const [found] of value.matchAll(name)) {
        if (found.length >= minNameLength) names?.add(found);
      }
    });
  }
  return sections.map((names) => [...names]);
}
