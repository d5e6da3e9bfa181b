import { describe, expect, it } from '@rstest/core';
import type { CaseResult } from '../../../../facts/cases/caseResult';
import { readResults } from '../../../network/page/readResults';

const result: CaseResult = {
  key: '',
  title: '',
  question: '',
  command: 'rslib build',
  exit: 0,
  log: [],
  files: [{ path: 'index.js', size: 12, gzip: 9 }],
};
const store = { getCase: () => result, getOutput: () => 'export {};\n' };
const isRead = (section: string) => section !== 'Next';

const read = (...lines: string[]) =>
  readResults({ source: lines.join('\n'), file: 'docs/page.mdx', isRead, cases: ['own'], store });

describe('readResults', () => {
  it('compares the folder with the files that the page draws', () => {
    expect(read('# Page', '', '<Output case="own" />')).toEqual([
      {
        line: 3,
        type: 'compareFolder',
        folder: 'dist',
        files: [{ path: 'index.js', size: 12, gzip: 9 }],
      },
    ]);
  });

  it('compares a file with what the page shows of it', () => {
    expect(read('<Output case="own" file="index.js" />')).toEqual([
      { line: 1, type: 'compareFile', file: 'dist/index.js', text: 'export {};' },
    ]);
  });

  it('takes “It prints” for what the last command printed', () => {
    expect(read('It prints `6: a`.', 'More.')).toEqual([
      { line: 1, type: 'compareTerminal', text: '6: a' },
    ]);
    expect(read('So it prints `6`.', '', '`It prints` `6`')).toEqual([]);
  });

  it('passes over other projects and sections that are not followed', () => {
    expect(read('<Output case="other" />', '', '## Next', '', '<Output case="own" />')).toEqual([]);
  });
});
