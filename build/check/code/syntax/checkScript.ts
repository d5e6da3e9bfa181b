import type { FenceFault } from '../FenceFault';

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
  return parse(code, lang);
}

/** Whether a part of a script parses anywhere it could stand: as members of an object, in a class … */
export async function checkScriptPart(code: string, lang: string): Promise<FenceFault[]> {
  let asWhole: FenceFault[] | undefined;
  for (const { head, tail } of places) {
    const faults = await parse(head + code + tail, lang);
    if (faults.length === 0) return [];
    asWhole ??= faults;
  }
  return asWhole ?? [];
}

async function parse(code: string, lang: string): Promise<FenceFault[]> {
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
        hint: 'Mend it at this place or just before it.',
      },
    ];
  });
}
