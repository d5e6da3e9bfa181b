import { readFileSync, statSync } from 'node:fs';

/**
 * Gives what `read` makes of a file's text (line ends as `\n`, no byte order mark) and keeps it until
 * the file changes, so that a check after a save reads one file. Undefined where there is no file.
 */
export function createFileCache<Value>(
  read: (source: string, file: string) => Value,
): (file: string) => Value | undefined {
  const known = new Map<string, { stamp: string; value: Value }>();
  return (file) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return undefined;
    const stamp = `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size}`;
    const cached = known.get(file);
    if (cached?.stamp === stamp) return cached.value;
    const source = readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n');
    const value = read(source, file);
    known.set(file, { stamp, value });
    return value;
  };
}
