const prefix = '[tsgo] ';
const block = /(?:^\[tsgo\] .*\n?)+/gm;

/** Where a line may be torn. */
const gap = '\\s*';
const join = (...parts: string[]) => parts.join(gap);
const paint = (colour: number) => `\\u001b\\[${colour}m`;
const tinted = (colour: number, text: string) => join(paint(colour), text, paint(0));

/** The parts of a diagnostic in the colours that TypeScript gives them. */
const place = join(tinted(96, '(.+?)'), ':', tinted(93, '(\\d+)'), ':', tinted(93, '(\\d+)'), '-');
const head = join(tinted(91, 'error'), tinted(90, '(TS\\d+):'));
const diagnostic = new RegExp(join(`(?:${place})?`, head, '([^\\u001b]*)'), 'g');
const summary = new RegExp(
  `^(Found \\d+ errors?[^\\u001b\\n]*)(?:${join('', paint(90), '(:\\d+)')})?`,
  'm',
);

/**
 * Diagnostics of TypeScript 7 as it wrote them, in a log that still has its colours. The tool puts a
 * prefix and a line break wherever it happened to read a piece of them, and drops pieces that are
 * white space, so that no two logs are the same: the parts are found by their colours and put
 * together again. The lines of source that TypeScript quotes cannot be, and are left out.
 */
export function mendDiagnostics(log: string): string {
  return log.replace(block, (torn) => {
    const text = torn.replaceAll(prefix, '');
    const lines = [...text.matchAll(diagnostic)].flatMap(([, name, line, column, id, message]) => {
      const where = name ? `${name}:${line}:${column} - ` : '';
      const [first = '', ...chain] = splitMessage(message ?? '');
      return [`${where}error ${id}: ${first}`, ...chain.map((part) => `  ${part}`)];
    });
    const [, found, at = ''] = summary.exec(text) ?? [];
    if (found) lines.push(found + at);
    return lines.map((line) => `${prefix}${line}\n`).join('');
  });
}

/** Lines of a message; what is not coloured and follows the last one is the summary. */
function splitMessage(message: string): string[] {
  const lines = message.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !/^Found \d+ errors?/.test(line));
}
