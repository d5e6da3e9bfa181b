import type { CaseResult } from '../../../../../facts/cases/results';
import { type FactStore, openFactStore } from '../../../../../build/components/factStore';

export interface StoredCase {
  /** Emitted files below `dist`. */
  files?: Record<string, string>;
  sources?: Record<string, string>;
  log?: string[];
  exit?: number;
  isRace?: true;
  publint?: string[];
}

const { tool, language, t } = openFactStore();

/** The real facts of the tool with cases made up for a test. */
export function createStore(cases: Record<string, StoredCase>): FactStore {
  const find = (id: string): StoredCase => {
    const found = cases[id];
    if (!found) throw new Error(`there is no result of a case “${id}”.`);
    return found;
  };
  const read = (texts: Record<string, string> = {}, file: string): string => {
    const text = texts[file];
    if (text === undefined) throw new Error(`there is no ${file}.`);
    return text;
  };
  return {
    tool,
    language,
    caseIds: Object.keys(cases),
    getCase: (id): CaseResult => {
      const { files = {}, log = [], exit = 0, isRace, publint } = find(id);
      return {
        key: 'k',
        title: id,
        question: `What is ${id}?`,
        command: 'rslib build',
        exit,
        log,
        ...(isRace && { isRace }),
        ...(publint && { publint }),
        files: Object.entries(files).map(([path, { length }]) => ({
          path,
          size: length,
          gzip: length,
        })),
      };
    },
    getOutput: (id, file) => read(find(id).files, file),
    listSources: (id) => Object.keys(find(id).sources ?? {}),
    getSource: (id, file) => read(find(id).sources, file),
    getTypeScript: () => '7',
    getVersion: () => '1.0.1',
    getWanted: () => '^1.0.0',
    listMinors: () => [],
    compareOutputs: () => undefined,
    findPlace: () => undefined,
    listPageChecks: () => [],
    t,
  };
}
