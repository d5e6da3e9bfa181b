import { describe, expect, it } from '@rstest/core';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { checkFiles } from '../../../packageCheck/checkFiles';
import { checkTypes, runTypesWrong } from '../../../packageCheck/checkTypes';
import { summarize } from '../../../packageCheck/summary';
import { packCase } from '../../support/packedCase';

const summarizeCase = async (name: string) => {
  const files = packCase(name);
  return summarize(await checkFiles(files), await checkTypes(files));
};

/** Cases whose verdicts `npm run facts` keeps: their keys do not tell that the package check was changed. */
const judged = readdirSync('facts/results').filter((name) => {
  const file = `facts/results/${name}/result.json`;
  return existsSync(file) && /"(?:publint|typesWrong)":/.test(readFileSync(file, 'utf8'));
});

describe('says the same as the checkers of the cases', () => {
  it.each(judged)('%s', async (name) => {
    const { publint, typesWrong } = JSON.parse(
      readFileSync(`facts/results/${name}/result.json`, 'utf8'),
    ) as { publint?: string[]; typesWrong?: string[] };
    const files = packCase(name);
    const { findings } = await checkFiles(files);
    const codes = findings
      .filter(
        ({ reportedBy, severity }) => reportedBy.includes('publint') && severity !== 'suggestion',
      )
      .flatMap(({ code, replacesCodes = [] }) => [code, ...replacesCodes]);
    for (const code of publint ?? []) expect(codes).toContain(code);
    if (publint?.length === 0) expect(codes).toEqual([]);
    if (!typesWrong) return;
    const result = await runTypesWrong(files);
    const problems = result.types
      ? result.problems.filter(
          (one) => !('resolutionKind' in one && one.resolutionKind === 'node10'),
        )
      : [];
    expect([...new Set(problems.map(({ kind }) => kind))].sort()).toEqual(typesWrong);
  });
});

describe('the sentence', () => {
  it('names every way of a package with two formats', async () => {
    const { verdict, findings } = await summarizeCase('home-dual');
    expect(verdict).toEqual({
      works: ['import', 'require', 'node16-esm', 'node16-cjs', 'bundler'],
      partly: [],
      fails: ['node10'],
    });
    expect(findings.filter(({ severity }) => severity !== 'suggestion')).toEqual([]);
  });

  it('does not count a style sheet that has no types', async () => {
    const { verdict, rows, findings } = await summarizeCase('solution-vue');
    expect(verdict.works).toContain('bundler');
    const missing = findings.find(({ code }) => code === 'NoResolution');
    expect(missing?.severity).toBe('suggestion');
    expect(rows.map(({ entry }) => entry)).toContain('./style.css');
  });

  it('says where a package has no types, and where an entry is missing', async () => {
    const { verdict, findings } = await summarizeCase('dual-missing-file-trap');
    expect(verdict.works).toEqual(['import']);
    expect(verdict.fails).toContain('require');
    expect(findings.map(({ code }) => code)).toContain('NoTypes');
    expect(findings.filter(({ code }) => code === 'FILE_DOES_NOT_EXIST')).toEqual([]);
  });

  it('knows the ways of Node.js alone until the types come', async () => {
    const { verdict } = summarize(await checkFiles(packCase('home-dual')));
    expect(verdict).toEqual({ works: ['import', 'require'], partly: [], fails: [] });
  });
});
