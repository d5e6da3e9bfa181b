import type { CaseResult } from '../cases/caseResult';
import type { ToolFacts } from '../tool/toolFacts';

/** What one case gave with one version of the tool. */
export interface CaseSurvey {
  result: CaseResult;
  /** Text files: path below the output folder → content. */
  texts: ReadonlyMap<string, string>;
}

/** What one version of the tool gives and says of itself. */
export interface Survey {
  version: string;
  cases: ReadonlyMap<string, CaseSurvey>;
  tool: ToolParts;
  /** Case → statements of it that are not true of this version. */
  untrue: ReadonlyMap<string, readonly string[]>;
  /** Cases of which only what does not depend on the folder can be compared. */
  placed?: readonly string[];
}

/** The tool's facts; what could not be read is missing. */
export type ToolParts = Partial<Omit<ToolFacts, 'key'>>;

/** What `takeSurvey` leaves beside the results, as JSON. */
export interface SurveyReport {
  failures: readonly { id: string; message: string }[];
  placed: readonly string[];
  tool: ToolParts;
  /** Parts of the facts that could not be read, each with the reason. */
  unread: readonly string[];
}
