import { createRequire } from 'node:module';
import path from 'node:path';
import { parse } from '@humanwhocodes/momoa';
import { parseFragment } from 'parse5';
import { LineCounter, parseAllDocuments } from 'yaml';
import { repository } from '../../../facts/cases/paths';
import type { FenceFault } from './fenceClass';

type SyntaxCheck = (code: string, lang: string) => FenceFault[] | Promise<FenceFault[]>;

const scripts = ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs'];

/** Parsers by language. Those not named here have no syntax that could be wrong, such as `text`. */
const checks: Readonly<Record<string, SyntaxCheck>> = {
  css: checkStyle,
  diff: checkDiff,
  html: checkHtml,
  json: checkJsonPart,
  json5: checkJsonPart,
  jsonc: checkJsonPart,
  less: checkStyle,
  scss: checkStyle,
  svelte: checkSvelte,
  vue: checkVue,
  yaml: checkYaml,
  yml: checkYaml,
};

/** Whether a part of a file parses in its language. */
export async function checkSyntax(code: string, lang: string): Promise<FenceFault[]> {
  if (scripts.includes(lang)) return checkScriptPart(code, lang);
  return (await checks[lang]?.(code, lang)) ?? [];
}

/** Whether a whole file parses in its language. */
export async function checkWholeSyntax(code: string, lang: string): Promise<FenceFault[]> {
  return scripts.includes(lang) ? checkScript(code, lang) : checkSyntax(code, lang);
}

/** Where a part of a file may stand: `head` and `tail` make the whole of it. */
const places: readonly { head: string; tail: string }[] = [
  { head: '', tail: '' },
  { head: '({', tail: '\n})' },
  { head: '([', tail: '\n])' },
  { head: '(', tail: '\n)' },
  { head: 'async function* f() {', tail: '\n}' },
  { head: 'class A {', tail: '\n}' },
  { head: 'interface A {', tail: '\n}' },
  { head: 'type A =', tail: '' },
];

/** Whether a whole script parses. */
export function checkScript(code: string, lang: string): Promise<FenceFault[]> {
  return parseScript(code, lang);
}

/** Whether a part of a script parses anywhere it could stand: as members of an object, in a class … */
export async function checkScriptPart(code: string, lang: string): Promise<FenceFault[]> {
  let asWhole: FenceFault[] | undefined;
  for (const { head, tail } of places) {
    const faults = await parseScript(head + code + tail, lang);
    if (faults.length === 0) return [];
    asWhole ??= faults;
  }
  return asWhole ?? [];
}

async function parseScript(code: string, lang: string): Promise<FenceFault[]> {
  // Slow to load, and seldom needed: verdicts are kept.
  const { default: ts } = await import('typescript');
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: `fence.${lang}`,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve, allowJs: true },
  });
  return diagnostics.flatMap(({ file, start, messageText }) => {
    if (!file || start === undefined) return [];
    const { line, character } = file.getLineAndCharacterOfPosition(start);
    const message = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\.$/, '');
    return [
      {
        line: line + 1,
        column: character + 1,
        rule: 'code-syntax' as const,
        message: `This does not parse: ${message}.`,
        hint: 'Fix it at this place or just before it.',
      },
    ];
  });
}

/** Whether a part of a JSON file parses: a value, or the members of an object. */
export function checkJsonPart(code: string, lang: string): FenceFault[] {
  // A part may leave something out and say so in a comment.
  const mode = lang === 'json5' ? 'json5' : 'jsonc';
  const asWhole = attemptJson(code, mode);
  if (!asWhole) return [];
  const asMembers = attemptJson(`{${code.trimEnd().replace(/,$/, '')}\n}`, mode);
  return asMembers ? [asWhole] : [];
}

function attemptJson(code: string, mode: 'json5' | 'jsonc'): FenceFault | undefined {
  try {
    parse(code, { mode });
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const [line, column] =
      'line' in error && 'column' in error ? [Number(error.line), Number(error.column)] : [1, 1];
    const reason = error.message.replace(/\s*\(\d+:\d+\)$/, '').replace(/\.$/, '');
    return {
      line,
      column,
      rule: 'code-syntax',
      message: `This is not JSON: ${reason}.`,
      hint: 'Look for a missing or extra comma, quote or bracket at this place or just before it.',
    };
  }
}

/** Whether YAML parses; several documents may follow each other. */
export function checkYaml(code: string): FenceFault[] {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(code, { lineCounter, prettyErrors: false });
  if ('empty' in documents) return [];
  return documents.flatMap(({ errors }) =>
    errors.map(({ pos, message }) => {
      const { line, col } = lineCounter.linePos(pos[0]);
      return reportLine(line, col, `This is not YAML: ${message.replace(/\.$/, '')}.`);
    }),
  );
}

/** Whether HTML parses without the parser having to guess. */
export function checkHtml(code: string): FenceFault[] {
  const faults: FenceFault[] = [];
  // A fragment would drop <html>, <head> and <body>, and say so.
  const body = code.replace(/<!doctype[^>]*>/i, (tag) => ' '.repeat(tag.length));
  parseFragment(body, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code: name, startLine, startCol }) => {
      faults.push(
        reportLine(startLine, startCol, `This is not HTML: ${name.replaceAll('-', ' ')}.`),
      );
    },
  });
  return faults;
}

/** Whether every line of a diff says if it stays, comes or goes. */
export function checkDiff(code: string): FenceFault[] {
  return code
    .split('\n')
    .flatMap((line, index) =>
      line === '' || /^[ +\-@\\]/.test(line)
        ? []
        : [reportLine(index + 1, 1, 'The line begins with neither `+`, `-` nor a space.')],
    );
}

const reportLine = (line: number, column: number, message: string): FenceFault => ({
  line,
  column,
  rule: 'code-syntax',
  message,
  hint: 'Fix it at this place or just before it.',
});

const require = createRequire(path.join(repository, 'package.json'));

interface Place {
  line?: number;
  column?: number;
}

/** Whether a style sheet parses. Comments of Sass and Less (`// …`) are no CSS: they are blanked. */
export function checkStyle(code: string, lang: string): FenceFault[] {
  const postcss = load<{ parse: (css: string) => unknown }>('postcss');
  const css = lang === 'css' ? code : code.replace(/(?<!:)\/\/.*/g, '');
  return postcss ? attempt('CSS', () => postcss.parse(css)) : [];
}

/** Whether a Vue component parses. */
export function checkVue(code: string): FenceFault[] {
  const compiler = load<{ parse: (source: string) => { errors: VueError[] } }>('vue/compiler-sfc');
  if (!compiler) return [];
  return compiler
    .parse(code)
    .errors.map(({ message, loc }) => report('Vue', message, loc?.start ?? {}));
}

interface VueError {
  message: string;
  loc?: { start: Place };
}

/** Whether a Svelte component parses. */
export function checkSvelte(code: string): FenceFault[] {
  const compiler = load<{ parse: (source: string) => unknown }>('svelte/compiler');
  return compiler ? attempt('Svelte', () => compiler.parse(code)) : [];
}

function attempt(name: string, parse: () => unknown): FenceFault[] {
  try {
    parse();
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { line, column, start, reason, message } = error as Error &
      Place & { start?: Place; reason?: string };
    return [report(name, reason ?? message, start ?? { line, column })];
  }
}

function report(name: string, message: string, { line = 1, column = 1 }: Place): FenceFault {
  return {
    line,
    column: Math.max(column, 1),
    rule: 'code-syntax',
    message: `This is not ${name}: ${(message.split('\n', 1)[0] ?? '').replace(/\.$/, '')}.`,
    hint: 'Fix it at this place or just before it.',
  };
}

/** A parser that a dependency brings along; without it the language goes unchecked. */
function load<Tool>(name: string): Tool | undefined {
  try {
    return require(name) as Tool;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') {
      return undefined;
    }
    throw error;
  }
}
