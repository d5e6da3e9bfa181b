import { describe, expect, it } from '@rstest/core';
import { planOldBuild, readResults } from '../../../network/page/planPage';
import { planSteps } from '../../../network/page/planSteps';
import type { Fence } from '../../../network/page/readPage';
import type { CaseResult } from '../../../../facts/cases/results';

const fence = (line: number, title: string | undefined, reason: string, text: string): Fence => ({
  line,
  language: 'ts',
  words: ['fragment'],
  attributes: { ...(title && { title }), 'not-run': reason },
  text,
});
const tool = { packages: { old: '2.0.0', typescript: '5.9.3' }, command: 'npx old' };

const plan = (...fences: Fence[]) =>
  planOldBuild({ fences, steps: planSteps(fences, 'page.mdx') }, 'page.mdx', tool);

describe('planOldBuild', () => {
  it('writes the configuration, and builds where the page draws what the tool wrote', () => {
    expect(
      plan(
        fence(3, 'old.config.ts', 'built with old 2.0.0', 'config'),
        fence(9, 'dist of old', 'built with old 2.0.0', 'dist\n└── a.js  5 B'),
      ),
    ).toEqual([
      { line: 3, type: 'write', file: 'old.config.ts', text: 'config' },
      { line: 9, type: 'run', commands: 'npm install -D old@2.0.0 typescript@5.9.3' },
      { line: 9, type: 'run', commands: 'npx old' },
      { line: 9, type: 'compareFolder', folder: 'dist', files: [{ path: 'a.js', size: 5 }] },
    ]);
  });
});

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
});
