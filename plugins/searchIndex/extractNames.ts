/** `defineConfig`, `lib.format`, `@rslib/core`, `--no-dts`, `.d.ts`, `rslib.config.ts`, `dist/index.js` */
const name = /(?:@|--|\.)?[\p{L}_$][\p{L}\p{N}_$]*(?:[-./:][\p{L}\p{N}_$]+)*/gu;

/** Shorter ones are loop variables. */
const minNameLength = 3;

/** A code block may stand in a list or a quotation. */
const fenceStart = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(?<fence>`{3,}|~{3,})[^`]*$/;
const sectionStart = /^#{2,4}\s/;

/**
 * The names in the code blocks of a Markdown text, each once: before the first heading, then under
 * each heading of level 2 to 4. The order is that of the framework's `toc`, which counts the same.
 * Reads lines: a parser of Markdown takes a second for the site.
 */
export function extractNames(markdown: string): string[][] {
  const sections: Set<string>[] = [new Set()];
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    if (fence !== undefined) {
      if (isEnd(line, fence)) fence = undefined;
      else addNames(line, sections);
    } else if (sectionStart.test(line)) {
      sections.push(new Set());
    } else {
      fence = fenceStart.exec(line)?.groups?.fence;
    }
  }
  return sections.map((names) => [...names]);
}

/** A block ends at a line of at least as many marks, with nothing behind them. */
function isEnd(line: string, fence: string): boolean {
  const text = line.replace(/^[\s>]*/, '').trimEnd();
  return text.length >= fence.length && text === (fence[0] ?? '').repeat(text.length);
}

function addNames(code: string, sections: Set<string>[]): void {
  for (const [found] of code.matchAll(name)) {
    if (found.length >= minNameLength) sections.at(-1)?.add(found);
  }
}
