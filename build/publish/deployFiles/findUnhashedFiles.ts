/**
 * Files under `static/` whose names do not change with their content. Hosts are told to keep
 * everything there for a year, so such a file would be served stale.
 */
export function findUnhashedFiles(files: readonly string[]): string[] {
  return files.filter((file) => file.startsWith('static/') && !/\.[0-9a-f]{8,}\./.test(file));
}
