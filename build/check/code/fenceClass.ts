import { issue, type LocalIssue, type Position } from '../../read/issues';
import {
  type Fence,
  fenceAttributes,
  type FenceClass,
  fenceClasses,
  fenceWords,
  getFenceClass,
  languagesOf,
} from '../../read/fences';
import { suggest } from '../../read/findNearest';

const known: readonly string[] = [...fenceClasses, ...fenceWords, ...fenceAttributes];
const list = fenceClasses.map((name) => `\`${name}\``).join(', ');
const classHint = `Write one of ${list} after the language; CONTRIBUTING.md says what each means.`;

/** Every fence says what it is, in a language that can be checked as that. */
export function checkClass(fence: Fence): FenceIssue[] {
  const { code, meta } = fence;
  const unknown = meta.unknown.map(reportUnknown);
  // A word that was meant for the class is an issue already.
  const isUnclear = unknown.some(({ hint }) => fenceClasses.some((name) => hint.includes(name)));
  return [
    ...unknown,
    ...(isUnclear ? [] : checkClasses(fence)),
    ...checkAttributes(fence),
    ...code.split('\n').flatMap(checkLine),
  ];
}

/** What other sites know and this one does not: words after the language, or comments in code. */
function reportUnsupported(line: number, words: string): FenceIssue {
  const isFile = /^(?:file|region)$/.test(words);
  const message = isFile ? 'a block holds its code' : 'code has no marked, focused or folded lines';
  const hint = isFile
    ? '`<CaseSource case="…" file="…" />` shows a file of a case.'
    : 'Show a change as a `diff` fence, or say next to the code what to look at.';
  return issue(
    { line },
    'fence-unsupported',
    `\`${words}\` is not supported here: ${message}.`,
    hint,
  );
}

function checkLine(line: string, index: number): FenceIssue[] {
  const [mark] = /\[!code [^\]]*\]/.exec(line) ?? [];
  return mark ? [reportUnsupported(index + 1, mark)] : [];
}

function reportUnknown(word: string): FenceIssue {
  if (/^(?:[{/].*|fold|height|file|region)$/.test(word)) return reportUnsupported(0, word);
  const message = `\`${word}\` is no class of a fence.`;
  return issue(backticks, 'fence-class-unknown', message, suggest(word, known, classHint, 0.4));
}

function checkClasses(fence: Fence): FenceIssue[] {
  const { lang, meta } = fence;
  const { classes, attributes } = meta;
  if (classes.length > 1) {
    const names = classes.map((name) => `\`${name}\``).join(' and ');
    const message = `The fence says that it is ${names}.`;
    return [issue(backticks, 'fence-class-conflict', message, 'Keep one.')];
  }
  const fenceClass = getFenceClass(fence);
  const isExcused = attributes['not-run'] !== undefined;
  if (lang === 'text' && fenceClass !== 'output' && fenceClass !== 'fragment' && !isExcused) {
    const message = 'The fence is text that is neither `output` nor `fragment`.';
    const hint = 'Write `output` for what the tool writes, `fragment` for any other text.';
    return [issue(backticks, 'fence-unclassified', message, hint)];
  }
  if (fenceClass) return checkLanguage(fenceClass, lang);
  if (isExcused) return [];
  return [issue(backticks, 'fence-unclassified', 'The fence does not say what it is.', classHint)];
}

function checkLanguage(fenceClass: FenceClass, lang: string): FenceIssue[] {
  const allowed = languagesOf[fenceClass];
  if (!allowed || allowed.includes(lang)) return [];
  const message = `\`${lang}\` cannot be checked as \`${fenceClass}\`.`;
  const hint = `Its languages are ${allowed.join(', ')}; \`fragment\` takes any.`;
  return [issue(backticks, 'fence-class-conflict', message, hint)];
}

function checkAttributes({ code, lang, meta }: Fence): FenceIssue[] {
  const { attributes, classes, words } = meta;
  const issues: FenceIssue[] = [];
  const report = (message: string, hint: string) =>
    issues.push(issue(backticks, 'fence-attribute', message, hint));
  if (attributes['not-run'] === '') {
    report('`not-run` gives no reason.', 'Write `not-run="why"`: the page shows it to readers.');
  }
  if (attributes['expect-error'] === '') {
    report('`expect-error` names no message.', 'Write `expect-error="a part of the message"`.');
  }
  if (attributes.case === '') {
    report('`case` names no case.', 'Write `case="…"`; `ls cases` lists them.');
  }
  if (words.includes('log') && !classes.includes('output')) {
    report('Only `output` can be a log.', 'Remove `log`, or write `output`.');
  }
  if (words.includes('part') && attributes.case === undefined) {
    report('`part` says of what with `case="…"`.', 'Add `case="…"`, or remove `part`.');
  }
  if (words.includes('preview')) {
    // The component is rendered while the page is built: what is no component would end the build there.
    if (!/^[jt]sx$/.test(lang) || !/^export default\b/m.test(code)) {
      const hint = 'Write a `tsx` fence with `export default function …`, or remove `preview`.';
      report('`preview` shows a component that the fence exports as its default.', hint);
    } else if (attributes.case === undefined) {
      report(
        '`preview` shows a component of a case.',
        'Add `case="…"` and the `title` of its file.',
      );
    }
  }
  return issues;
}

/** An issue within a fence: lines of its code count from 1, line 0 is that of the backticks. */
export type FenceIssue = LocalIssue;
export const backticks: Position = { line: 0 };

/** The same issue at its place in the page. */
export function toPageIssue({ line, column, isGenerated }: Fence, found: FenceIssue): LocalIssue {
  if (isGenerated) return { ...found, line, column };
  // Code in a list is indented as far as its backticks.
  const indent = found.line === 0 ? 0 : column - 1;
  return {
    ...found,
    line: line + found.line,
    column: found.column === undefined ? undefined : found.column + indent,
  };
}
