export interface VersionGap {
  /** Path of the page below the repository. */
  file: string;
  source: string;
  package: string;
  /** Finds the version on the page, as its first group. */
  pattern: RegExp;
  installed: string;
}

/**
 * A sentence that says what to do when the page was proved with another version than npm installs,
 * or names none; undefined when it is the same.
 */
export function findVersionGap(gap: VersionGap): string | undefined {
  const { file, source, package: name, pattern, installed } = gap;
  const proved = pattern.exec(source)?.[1];
  if (!proved) return `${file} no longer says which version of ${name} it shows: no ${pattern}.`;
  if (proved === installed) return undefined;
  return `${file} was proved with ${name} ${proved}, but npm installs ${installed} today: prove the page again, that is fix what the other tests report and name ${installed} on it.`;
}
