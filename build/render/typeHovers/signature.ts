import type ts from 'typescript';

/** Longest signature that is shown, in characters. */
const longestSignature = 480;

/** Letters of theme/styles/code.css for kinds of the compiler's display parts that have a color. */
const colors: Readonly<Record<string, string>> = {
  keyword: 'k',
  stringLiteral: 's',
  numericLiteral: 'c',
  functionName: 'f',
  methodName: 'f',
  aliasName: 'f',
  className: 'c',
  interfaceName: 'c',
  enumName: 'c',
  typeParameterName: 'c',
  moduleName: 'c',
  propertyName: 'p',
  parameterName: 'p',
  localName: 'p',
};

/**
 * What the compiler shows of a name as plain and colored pieces in turn, without what the code next to
 * it says: `(property)`, `import x`, and the `| undefined` of an optional one.
 */
export function formatSignature(parts: readonly ts.SymbolDisplayPart[]): string[] {
  const pieces: string[] = [''];
  let length = 0;
  for (const { text, kind } of trim(parts)) {
    if (length >= longestSignature) break;
    const piece =
      length + text.length > longestSignature
        ? `${text.slice(0, longestSignature - length)} …`
        : text;
    length += text.length;
    const color = colors[kind];
    if (color) pieces.push(`${color}${piece}`, '');
    else pieces.push(`${pieces.pop() ?? ''}${piece}`);
  }
  if (pieces.at(-1) === '') pieces.pop();
  return pieces;
}

function trim(parts: readonly ts.SymbolDisplayPart[]): ts.SymbolDisplayPart[] {
  const end = parts.findIndex(
    ({ kind }, index) => kind === 'lineBreak' && isImport(parts, index + 1),
  );
  const kept = dropFolders(end < 0 ? parts : parts.slice(0, end));
  const start = isPunctuation(kept[0], '(') && isPunctuation(kept[2], ')') ? 4 : 0;
  const shown = kept.slice(start);
  const isOptional = shown.some((part) => isPunctuation(part, '?'));
  return isOptional && endsUndefined(shown) ? shown.slice(0, -4) : shown;
}

/** Whether a line of the parts repeats an import or a namespace next to it. */
const isImport = (parts: readonly ts.SymbolDisplayPart[], index: number): boolean =>
  ['import', 'export', 'namespace'].includes(parts[index]?.text ?? '');

const isPunctuation = (part: ts.SymbolDisplayPart | undefined, text: string): boolean =>
  part?.kind === 'punctuation' && part.text === text;

const endsUndefined = (parts: readonly ts.SymbolDisplayPart[]): boolean =>
  parts
    .slice(-4)
    .map(({ text }) => text)
    .join('') === ' | undefined';

/** `import("/…/x").Name` → `Name`: no path of this machine is of use to readers. */
function dropFolders(parts: readonly ts.SymbolDisplayPart[]): ts.SymbolDisplayPart[] {
  const kept: ts.SymbolDisplayPart[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    if (!part) continue;
    const isInline = part.text === 'import' && isPunctuation(parts[index + 1], '(');
    if (isInline) index += 4;
    else kept.push({ ...part, text: part.text.replaceAll(/import\("[^"]*"\)\./g, '') });
  }
  return kept;
}

/** Longest explanation that is shown, in characters. */
const longestComment = 400;

/**
 * A comment of a declaration as one paragraph with code spans: its first one, without examples; the
 * targets of `{@link …}` in words.
 */
export function formatComment(comment: string): string {
  const [before = ''] = comment.split(/```|^\s*[-*] /m);
  const [first = ''] = before.trim().split(/\n\s*\n/);
  const text = first.replaceAll(link, (_, target: string, label = '') => name(target, label));
  const plain = text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    // What introduced a list or an example.
    .replace(/\s*[^.]*:\s*$/, '')
    .trim();
  return plain.length > longestComment
    ? `${plain.slice(0, plain.lastIndexOf(' ', longestComment))} …`
    : plain;
}

const link = /\{@link(?:code|plain)?\s+([^\s|}]+)[\s|]*([^}]*)\}/g;

const name = (target: string, label: string): string =>
  label.trim() || (/^https?:/.test(target) ? target : `\`${target}\``);
