/** One emitted file. */
export interface ResultFile {
  /** Path below the output folder, with forward slashes. */
  path: string;
  /** Sizes in bytes. */
  size: number;
  gzip: number;
  /** Set for files that are not text: their bytes are not committed. */
  sha256?: string;
}

/** What a run gave; `result.json` of facts/results/<id>/, text files beside it in `dist/`. */
export interface CaseResult {
  /** What the result depends on (caseKey.ts). */
  key: string;
  title: string;
  question: string;
  command: readonly string[];
  exit: number | string;
  log: readonly string[];
  /** Set where the outcome is a race: no files are recorded then. */
  isRace?: true;
  files: readonly ResultFile[];
  /** Verdicts of checkers, where the case asks for them. */
  publint?: readonly string[];
  typesWrong?: readonly string[];
}
