import { issue, type LocalIssue } from '../../read/issues';
import type { Statement } from '../../read/statements';
import type { FactStore } from '../../components/factStore';
import type { Evidence } from './evidence';

/** What the values of a statement are compared with. */
export interface Context {
  tool: FactStore['tool'];
  optionPaths: ReadonlySet<string>;
  /** Versions and majors that are known. */
  versions: ReadonlySet<string>;
  majors: Readonly<Record<string, readonly string[]>>;
  /** How many there are of what pages count. */
  counts: Readonly<Record<string, readonly number[]>>;
  /** Names of files that every reader knows. */
  commonFiles: ReadonlySet<string>;
  /** Values of all fences and cases of the page. */
  shown: ReadonlySet<string>;
  /** `true`, `false` and `null` in the fences of the page. */
  pageSwitches: ReadonlySet<string>;
  /** Fences of the section, as text. */
  sectionText: string;
  /** Those of them that are a config. */
  sectionConfigs: string;
  /** Cases of the section. */
  sectionCases: readonly Evidence[];
  /** Cases that are shown right below the statement. */
  casesBelow: readonly Evidence[];
  /** Cases that the statement names with `<Tested>`. */
  citedCases: readonly Evidence[];
}

export type ValueCheck = (statement: Statement, context: Context) => LocalIssue[];

export const wrong = (at: Statement, message: string, hint: string): LocalIssue =>
  issue(at, 'value-wrong', message, hint);
export const unknown = (at: Statement, message: string): LocalIssue =>
  issue(
    at,
    'value-unknown',
    message,
    'Fix it, tie the sentence to a case that shows it with `<Tested cases="…" />`, or list it with its source in build/check/valueSources.json.',
  );
export const quote = (values: Iterable<string>): string =>
  [...new Set(values)].join(', ') || 'none';
