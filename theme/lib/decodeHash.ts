/** The id a hash names, without `#`; a malformed escape (`#%E0%A4%A`) is taken as it stands. */
export function decodeHash(hash: string): string {
  const id = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
