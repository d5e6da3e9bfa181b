import { escapePattern } from '../site/escapePattern';

/** A run of words of a page. */
export interface MessageFragment {
  text: string;
  isCode?: boolean;
  /** Address without base. */
  href?: string;
}

/** A message that a page explains. */
export interface KnownMessage {
  /** As it is printed; `{}` stands for what varies. */
  pattern: string;
  /** What the page has in these places, where it shows a concrete message. */
  examples: readonly string[];
  /** Of TypeScript: `TS2307`. Such a message is known by its code. */
  codes: readonly string[];
  /** The page's paragraphs: cause and fix. */
  blocks: readonly (readonly MessageFragment[])[];
  /** Route and id of the passage. */
  href: string;
  /** A section of its own says more than a row of a table. */
  isSection: boolean;
}

/** `'./answer'`, `(possible exports: answer)`, and a hash. */
const varying =
  /\{\}|(?<![\p{L}\d])(['"`])([^'"`]+)\1(?!\p{L})|(?<=\([\w ]+: )\w+(?=\))|(?<=_)[\da-f]{8,}\b/gu;

/**
 * What varies in a message as a page writes it: what the tool's template says, else what is quoted, unless
 * the quote begins the message, shouts, or is what a message of the engine is about (`(reading 'MODE')`). `Cannot find name 'fs'` → `Cannot find name '{}'` of `fs`.
 */
export function createPattern(
  written: string,
  templates: readonly string[],
): Pick<KnownMessage, 'pattern' | 'examples'> {
  const text = written.replaceAll(/\s+/g, ' ').trim();
  if (/^TS\d+: /.test(text)) return { pattern: text, examples: [] };
  for (const template of templates) {
    if (template === text) return { pattern: text, examples: [] };
    if (text.length > 15 && template.startsWith(text)) return createPattern(template, []);
    const examples =
      template.includes('{}') && !text.includes('{}') && matchTemplate(template, text);
    if (examples) return { pattern: template, examples };
  }
  const examples: string[] = [];
  const pattern = text.replaceAll(varying, (whole, quote = '', value = whole, at: number) => {
    const isSubject =
      /(?:reading|token|construct) $/.test(text.slice(0, at)) ||
      text.startsWith(' argument', at + whole.length);
    if (at === 0 || isSubject || /^[A-Z_]+$/.test(value)) return whole;
    examples.push(value);
    return `${quote}{}${quote}`;
  });
  return { pattern, examples };
}

/** The values that make a template, or sentences at its beginning, this text; undefined where none do. */
export function matchTemplate(template: string, text: string): string[] | undefined {
  const ends = [...template.matchAll(/[.!](?=\s|$)|$/g)].map(({ index }) => index);
  // The longest first: what varies at its end would take in the rest.
  for (const end of ends.flatMap((at) => [at, at + 1]).reverse()) {
    const parts = template.slice(0, end).split('{}').map(escapePattern);
    // A template of two letters would be in any text.
    if (parts.join('').length < fewestLetters) continue;
    const match = new RegExp(`^${parts.join('(.+?)')}$`).exec(text);
    if (match) return match.slice(1);
  }
  return undefined;
}

const fewestLetters = 9;

/**
 * The page's words with the reader's names for those of its example, in code alone. Where the example is
 * also what a package is called, it stays.
 */
export function fillNames(
  fragment: MessageFragment,
  examples: readonly string[],
  values: readonly string[],
): MessageFragment {
  if (!fragment.isCode) return fragment;
  const text = examples.reduce((code, example, index) => {
    const value = values[index];
    if (!value || example.length < 3 || /from ['"]/.test(code.split(example)[0] ?? '')) return code;
    const pattern = new RegExp(`(?<![\\w-])${escapePattern(example)}(?![\\w-])`, 'g');
    return code.replaceAll(pattern, () => value);
  }, fragment.text);
  return { ...fragment, text };
}

type Blocks = KnownMessage['blocks'];

/** Paragraphs, where items of a list about a kind of file that the log names come first: `./Counter.vue`. */
export function sortItems(blocks: Blocks, names: readonly string[]): Blocks {
  const kinds = names.flatMap(
    (name) => /\.(?![cm]?[jt]sx?\b)([a-z]+)(?=$|[:?])/.exec(name)?.[1] ?? [],
  );
  const pattern = new RegExp(`\\b(?:${kinds.join('|') || '$^'})\\b`, 'i');
  const isItem = ([first]: Blocks[number]) => first?.text.startsWith('•');
  const isOwn = (block: Blocks[number]) => block.some(({ text }) => pattern.test(text));
  const items = blocks.filter(isItem).sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  return blocks.map((block) => (isItem(block) && items.shift()) || block);
}
