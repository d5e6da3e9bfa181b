/** `defineConfig`, `lib.format`, `@rslib/core`, `--no-dts`, `.d.ts`, `rslib.config.ts`, `dist/index.js` */
const name = /(?:@|--|\.)?[\p{L}_$][\p{L}\p{N}_$]*(?:[-./:][\p{L}\p{N}_$]+)*/gu;

/** Shorter ones are loop variables. */
const minNameLength = 3;

/** A code block may be in a list or a quotation. */
const fenceStart = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(?<fence>`{3,}|~{3,})[^`]*$/;
const sectionStart = /^#{2,4}\s/;

/** Blocks with what a build wrote: names that a compiler made up, or those of the source once more. */
const written = /(?:`{3}|~{3})(?:text\b|.*\btitle="dist\/)/;

/** What went wrong, in a block that a build wrote. */
const errorLine = /\berror\b|\bwarn(?:ing)?\b|[×✖]|\bTS\d{4}\b|\bcannot\b|\bnot found\b/i;

/** The label of a tab, in the Markdown form of tabs: `**npm**`. */
const tabLabel = /^\*\*([^*]+)\*\*$/;
/** What `<Option>` says: `* **Default** `false``. */
const optionFact = /^[-*] \*\*[^*]+\*\* (.*)$/;

/** Code in a cell that begins with a flag: `-w, --watch`, `--entry <entry>`. */
const cellCode = /`(?:(-\w), )?(--[\w-]+)/g;

export interface SectionNames {
  /** Names in code blocks, each once. */
  inCode: string[];
  /** Flags that tables list. The framework's text leaves out what a component shows. */
  flags: string[];
  /** Words of messages, labels of tabs and values of options, which the framework's text leaves out too. */
  shown: string[];
}

/**
 * The names in a Markdown text: before the first heading, then under each heading of level 2 to 4. The
 * order is that of the framework's `toc`, which counts the same.
 * Reads lines: a parser of Markdown takes a second for the site.
 */
export function extractNames(markdown: string): SectionNames[] {
  const sections = [createSection()];
  let fence: string | undefined;
  let isWritten = false;
  for (const line of markdown.split('\n')) {
    if (fence !== undefined) {
      if (isEnd(line, fence)) fence = undefined;
      else if (!isWritten) sections.at(-1)?.addCode(line);
      else if (errorLine.test(line)) sections.at(-1)?.addShown(line);
    } else if (sectionStart.test(line)) {
      sections.push(createSection());
    } else {
      fence = fenceStart.exec(line)?.groups?.fence;
      isWritten = written.test(line);
      if (line.startsWith('|')) sections.at(-1)?.addRow(line);
      const [, label] = tabLabel.exec(line) ?? [];
      const [, fact] = optionFact.exec(line) ?? [];
      for (const [, code = ''] of fact?.matchAll(/`([^`]+)`/g) ?? [])
        sections.at(-1)?.addShown(code);
      if (label) sections.at(-1)?.addShown(label);
    }
  }
  return sections.map(({ inCode, flags, shown }) => ({
    inCode: [...inCode],
    flags: [...flags],
    shown: [...shown],
  }));
}

/** A block ends at a line of at least as many marks, with nothing after them. */
function isEnd(line: string, fence: string): boolean {
  const text = line.replace(/^[\s>]*/, '').trimEnd();
  return text.length >= fence.length && text === (fence[0] ?? '').repeat(text.length);
}

function createSection() {
  const inCode = new Set<string>();
  const flags = new Set<string>();
  const shown = new Set<string>();
  const addNames = (line: string, names: Set<string>) => {
    for (const [found] of line.matchAll(name)) if (found.length >= minNameLength) names.add(found);
  };
  return {
    inCode,
    flags,
    shown,
    addCode: (line: string) => addNames(line, inCode),
    addShown: (line: string) => addNames(line, shown),
    addRow(line: string) {
      for (const [, short, flag] of line.matchAll(cellCode)) {
        if (flag) flags.add(flag);
        if (short) flags.add(short);
      }
    },
  };
}
