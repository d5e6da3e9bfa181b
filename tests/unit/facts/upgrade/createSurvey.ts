import type { CaseResult } from '../../../../facts/cases/results';
import type { Survey, ToolParts } from '../../../../facts/upgrade/survey';

export interface SurveyedCase {
  exit?: number;
  log?: readonly string[];
  /** Path below the output folder → text; a number stands for a large file of that size. */
  files?: Readonly<Record<string, string | number>>;
  publint?: readonly string[];
  isRace?: true;
}

export interface SurveyParts {
  version?: string;
  cases?: Readonly<Record<string, SurveyedCase>>;
  tool?: ToolParts;
  untrue?: Readonly<Record<string, readonly string[]>>;
  placed?: readonly string[];
}

/** A survey made up for a test. */
export function createSurvey({
  version = '1.0.0',
  cases = {},
  tool = {},
  untrue = {},
  placed = [],
}: SurveyParts): Survey {
  return {
    version,
    tool,
    placed,
    untrue: new Map(Object.entries(untrue)),
    cases: new Map(
      Object.entries(cases).map(([id, { files = {}, exit = 0, log = [], ...rest }]) => [
        id,
        {
          result: {
            key: 'k',
            title: id,
            question: `What is ${id}?`,
            command: 'rslib build',
            exit,
            log,
            files: Object.entries(files).map(([path, content]) =>
              typeof content === 'number'
                ? { path, size: content, gzip: 1, sha256: `of ${content}` }
                : { path, size: content.length, gzip: 1 },
            ),
            ...rest,
          } satisfies CaseResult,
          texts: new Map(
            Object.entries(files).flatMap(([path, content]) =>
              typeof content === 'string' ? [[path, content] as const] : [],
            ),
          ),
        },
      ]),
    ),
  };
}
