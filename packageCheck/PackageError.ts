/** What is wrong with what the reader gave; `i18n.json` has a sentence for each (`packagePage.error…`). */
export type ErrorReason =
  | 'NotTarball'
  | 'BrokenGzip'
  | 'CutOff'
  | 'TooLarge'
  | 'TooLargeUnpacked'
  | 'TooManyFiles'
  | 'UnsafePath'
  | 'NoManifest'
  | 'BadManifest'
  | 'TooSlow';

/** Bytes and numbers that keep the memory of a check bounded: what is beyond them is refused. */
export const limits = {
  packed: 50_000_000,
  unpacked: 100_000_000,
  /** From here on a file that grew to more than 200 times its size is a bomb: code grows to five times. */
  unproven: 20_000_000,
  growth: 200,
  files: 20_000,
  manifest: 1_000_000,
};

export class PackageError extends Error {
  constructor(
    readonly reason: ErrorReason,
    /** A path or the parser's message. */
    readonly detail = '',
  ) {
    super(`${reason} ${detail}`);
  }
}
