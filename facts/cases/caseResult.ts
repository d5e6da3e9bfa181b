/** One emitted file. */
export interface ResultFile {
  /** Path below the output folder, with forward slashes. */
  path: string;
  /** Sizes in bytes. */
  size: number;
  gzip: number;
  /** Set for files whose bytes are not committed: those that are not text, and large ones. */
  sha256?: string;
  /** Set for files whose mode has the executable bit. */
  isExecutable?: true;
}

/** What a run gave; `result.json` of facts/results/<id>/, text files beside it in `dist/`. */
export interface CaseResult {
  /** What the result depends on (caseKey.ts). */
  key: string;
  title: string;
  question: string;
  /** What was run last, as a reader would type it: `rslib build`, `node build.mjs`. */
  command: string;
  /** Runs that came before it. */
  before?: readonly string[];
  /** Folder whose files these are, where it is not `dist`. */
  output?: string;
  exit: number | string;
  log: readonly string[];
  /** Set where the outcome is a race: no files are recorded then. */
  isRace?: true;
  files: readonly ResultFile[];
  /** Verdicts of checkers, where the case asks for them. */
  publint?: readonly string[];
  typesWrong?: readonly string[];
}
