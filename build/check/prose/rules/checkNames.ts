import type { LocalFault } from '../../../read/faults/Fault';
import type { Passage } from '../Passage';

/** Names that are also words of English: in a sentence they may begin with a small letter. */
export interface NameList {
  names: readonly string[];
  alsoWords: readonly string[];
}

/** Names that are not written as their owners write them: `Javascript`, `Github`, `NPM`. */
export function checkNames({ kind, text, getLine }: Passage, { names }: NameList): LocalFault[] {
  // Headings and titles name values and exports, `umd` and `rspack`, without marks.
  const mayBeCode = kind === 'heading' || kind === 'frontMatter';
  return names.flatMap((name) =>
    [...text.matchAll(toPattern(name))]
      .filter(([found]) => found !== name && !(mayBeCode && found === name.toLowerCase()))
      .map((match): LocalFault => ({
        line: getLine(match.index),
        rule: 'prose-name',
        message: `“${match[0]}” is written “${name}”.`,
        hint: `Write “${name}”; put what is code into backticks.`,
      })),
  );
}

const toPattern = (name: string): RegExp =>
  new RegExp(
    `(?<![\\w./@-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-]|\\.\\w|/)`,
    'gi',
  );

/** Headings are sentences: after the first word only names begin with a capital letter. */
export function checkHeadingCase(
  { kind, text, getLine }: Passage,
  { names, alsoWords }: NameList,
): LocalFault[] {
  if (kind !== 'heading') return [];
  const bare = [...names, ...alsoWords]
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, name.toLowerCase()), text);
  // A new sentence begins after `.`, `:`, `?` and a number.
  const [, first] =
    /(?:[^.:?\d\s]\S*|\d+)\s+(?:\S+\s+)*?(?<![.:?]\s)([A-Z][a-z]+)/.exec(bare) ?? [];
  if (!first) return [];
  return [
    {
      line: getLine(0),
      rule: 'prose-heading-case',
      message: `“${text}”: “${first}” is no name.`,
      hint: `Write “${first.toLowerCase()}”, or add the name to build/check/prose/words/names.json.`,
    },
  ];
}
