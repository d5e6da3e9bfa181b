/** A run of words of a page. */
export interface MessagePiece {
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
  blocks: readonly (readonly MessagePiece[])[];
  /** Route and id of the passage. */
  href: string;
  /** A section of its own says more than a row of a table. */
  isSection: boolean;
}

/** `'./answer'`, `(possible exports: answer)`, and a hash. */
const varying =
  /(?<![\p{L}\d])(['"`])([^'"`]+)\1(?!\p{L})|(?<=\([\w ]+: )\w+(?=\))|(?<=_)[\da-f]{8,}\b/gu;

/**
 * What varies in a message as a page writes it: what the tool's template says, else what is quoted, unless
 * the quote begins the message or shouts. `Cannot find name 'fs'` → `Cannot find name '{}'` of `fs`.
 */
export function createPattern(
  written: string,
  templates: readonly string[],
): Pick<KnownMessage, 'pattern' | 'examples'> {
  const text = written.replaceAll(/\s+/g, ' ').trim();
  if (text.includes('{}')) return { pattern: text, examples: [] };
  for (const template of templates) {
    if (template === text) return { pattern: text, examples: [] };
    if (text.length > 15 && template.startsWith(text)) return createPattern(template, []);
    const examples = template.includes('{}') && fill(template, text);
    if (examples) return { pattern: template, examples };
  }
  const examples: string[] = [];
  const pattern = text.replaceAll(varying, (whole, quote = '', value = whole, at: number) => {
    if (at === 0 || /^[A-Z_]+$/.test(value)) return whole;
    examples.push(value);
    return `${quote}{}${quote}`;
  });
  return { pattern, examples };
}

/** The values that make a template, or its first sentence, this text. */
function fill(template: string, text: string): string[] | undefined {
  const [sentence = ''] = template.split(/(?<=[^.])\. /);
  for (const start of [template, sentence]) {
    const parts = start.split('{}').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    const match = parts.join('').length > 8 && new RegExp(`^${parts.join('(.+?)')}$`).exec(text);
    if (match) return match.slice(1);
  }
  return undefined;
}
