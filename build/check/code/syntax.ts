import { parse, type Position } from 'acorn';
import { parseFragment } from 'parse5';
import { LineCounter, parseAllDocuments } from 'yaml';
import { issue } from '../../read/issues';
import type { FenceIssue } from './fenceClass';
import { checkJsonPart } from './json';

type SyntaxCheck = (code: string) => FenceIssue[] | Promise<FenceIssue[]>;

const scripts = ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs'];

/** Parsers by language. Those not named here have no syntax that could be wrong, such as `text`. */
const checks: Readonly<Record<string, SyntaxCheck>> = {
  css: checkStyle,
  diff: (code) => checkDiff(code),
  html: checkHtml,
  json: checkJsonPart,
  vue: checkVue,
  yaml: checkYaml,
  yml: checkYaml,
};

/** Whether a part of a file parses in its language. */
export async function checkSyntax(code: string, lang: string): Promise<FenceIssue[]> {
  if (scripts.includes(lang)) return checkScriptPart(code, lang);
  return (await checks[lang]?.(code)) ?? [];
}

/** Whether a whole file parses in its language. */
export const checkWholeSyntax = (code: string, lang: string): Promise<FenceIssue[]> =>
  scripts.includes(lang) ? parseScript(code, lang) : checkSyntax(code, lang);

/** Where a part of a file may be: `head` and `tail` make the whole of it. */
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

/** Whether a part of a script parses anywhere it could be: as members of an object, in a class … */
async function checkScriptPart(code: string, lang: string): Promise<FenceIssue[]> {
  let asWhole: FenceIssue[] | undefined;
  // Elsewhere TypeScript takes these words for modifiers.
  const isModule = /^(?:export|import)\s+[\w*{'"]/m.test(code);
  for (const { head, tail } of isModule ? places.slice(0, 1) : places) {
    const issues = await parseScript(head + code + tail, lang);
    if (issues.length === 0) return [];
    asWhole ??= issues;
  }
  return asWhole ?? [];
}

async function parseScript(code: string, lang: string): Promise<FenceIssue[]> {
  // Slow to load, and seldom needed: results are kept.
  const { default: ts } = await import('typescript');
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: `fence.${lang}`,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve, allowJs: true },
  });
  const found = diagnostics.flatMap(({ file, start, messageText }) => {
    if (!file || start === undefined) return [];
    const { line, character } = file.getLineAndCharacterOfPosition(start);
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    return [report(line + 1, character + 1, `This does not parse: ${message}`)];
  });
  return found.length === 0 && /^[cm]?js$/.test(lang) ? findEarlyErrors(code) : found;
}

/** What is wrong in JavaScript that TypeScript's parser leaves to its checker, such as a name declared twice. */
function findEarlyErrors(code: string): FenceIssue[] {
  try {
    parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true });
    return [];
  } catch (error) {
    const { message, loc } = error as SyntaxError & { loc: Position };
    const reason = message.replace(/ \(\d+:\d+\)$/, '');
    return [report(loc.line, loc.column + 1, `This does not parse: ${reason}`)];
  }
}

/** Whether YAML parses; several documents may follow each other. */
function checkYaml(code: string): FenceIssue[] {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(code, { lineCounter, prettyErrors: false });
  if ('empty' in documents) return [];
  return documents.flatMap(({ errors }) =>
    errors.map(({ pos, message }) => {
      const { line, col } = lineCounter.linePos(pos[0]);
      return report(line, col, `This is not YAML: ${message}`);
    }),
  );
}

/** Whether HTML parses; what was left open is closed silently. */
function checkHtml(code: string): FenceIssue[] {
  const issues: FenceIssue[] = [];
  // A fragment would drop <html>, <head> and <body>, and say so.
  const body = code.replace(/<!doctype[^>]*>/i, (tag) => ' '.repeat(tag.length));
  parseFragment(body, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code: name, startLine, startCol }) => {
      issues.push(report(startLine, startCol, `This is not HTML: ${name.replaceAll('-', ' ')}`));
    },
  });
  return issues;
}

/** Whether every line of a diff says if it stays, comes or goes. */
const checkDiff = (code: string): FenceIssue[] =>
  code
    .split('\n')
    .flatMap((line, index) =>
      line === '' || /^[ +\-@\\]/.test(line)
        ? []
        : [report(index + 1, 1, 'The line begins with neither `+`, `-` nor a space')],
    );

/** Whether a style sheet parses, by PostCSS. */
async function checkStyle(code: string): Promise<FenceIssue[]> {
  const { compileStyle } = await import('vue/compiler-sfc');
  const { errors } = compileStyle({ source: code, filename: 'fence.css', id: 'fence' });
  return errors.map((error) => {
    const { line, column, reason } = error as Error & Partial<Record<string, string | number>>;
    return report(Number(line ?? 1), Number(column ?? 1), `This is not CSS: ${reason}`);
  });
}

/** Whether a Vue component parses, or a part of its template. */
async function checkVue(code: string): Promise<FenceIssue[]> {
  const vue = await import('vue/compiler-sfc');
  const isFile = /^\s*<(?:template|script|style)\b/m.test(code);
  return vue.parse(isFile ? code : `<template>${code}</template>`).errors.map((error) => {
    const { line = 1, column = 1 } = ('loc' in error && error.loc?.start) || {};
    return report(line, Math.max(column, 1), `This is not Vue: ${error.message.split('\n', 1)[0]}`);
  });
}

const report = (line: number, column: number, message: string): FenceIssue =>
  issue(
    { line, column },
    'code-syntax',
    `${message.replace(/\.$/, '')}.`,
    'Fix it at this place or just before it.',
  );
