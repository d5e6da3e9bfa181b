import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, rstest, test } from '@rstest/core';
import { checkResults } from '../../../../facts/cases/checkResults';
import { repository, workFolder, type CaseFolders } from '../../../../facts/cases/paths';
import { readResult } from '../../../../facts/cases/results';
import { updateCases } from '../../../../facts/cases/updateCases';

// Whole builds, checked by two compilers.
rstest.setConfig({ testTimeout: 120_000 });

// Below the repository: cases find the tool by walking up, and their descriptions import the type.
let folders: CaseFolders = { cases: '', results: '', work: '' };
/** Of the case `honest`, which most tests begin with. */
let built: CaseFolders;
let report: Awaited<ReturnType<typeof updateCases>>;

async function createFolders(): Promise<CaseFolders> {
  await mkdir(workFolder, { recursive: true });
  const place = await mkdtemp(path.join(workFolder, '.test-update-'));
  const [cases, results, work] = ['cases', 'results', 'work'].map((name) => path.join(place, name));
  await mkdir(path.join(place, 'cases'));
  return { cases, results, work } as CaseFolders;
}
const removeFolders = ({ cases }: CaseFolders) => rm(path.dirname(cases), { recursive: true });

beforeAll(async () => {
  folders = built = await createFolders();
  await copyFixtures('honest');
  report = await updateCases({ folders });
}, 120_000);
afterAll(() => removeFolders(built));

beforeEach(async () => {
  folders = await createFolders();
});
afterEach(() => removeFolders(folders));

/** The case `honest` with its result. */
async function copyHonest(): Promise<void> {
  await copyFixtures('honest');
  await cp(built.results, folders.results, { recursive: true });
}

/** Puts fixtures among the cases, with the import of their description corrected for the place. */
async function copyFixtures(...ids: string[]): Promise<void> {
  for (const id of ids) {
    const target = path.join(folders.cases, id);
    await cp(path.join(repository, 'tests/fixtures/cases', id), target, { recursive: true });
    const description = path.join(target, 'case.ts');
    const text = await readFile(description, 'utf8').catch(() => undefined);
    if (text !== undefined) await writeFile(description, text.replace('../../../..', repository));
  }
}

test('what came true is kept, and not run again until it is changed by hand', async () => {
  expect(report).toEqual({ kept: [], run: ['honest'], failures: [], removed: [] });
  await copyHonest();
  expect((await readResult('honest', folders.results))?.files.map((file) => file.path)).toEqual([
    'index.js',
  ]);
  // What a build in the folder itself leaves there.
  for (const left of ['dist', 'node_modules/.cache']) {
    await mkdir(path.join(folders.cases, 'honest', left), { recursive: true });
    await writeFile(path.join(folders.cases, 'honest', left, 'index.js'), '');
  }
  expect((await updateCases({ folders })).kept).toEqual(['honest']);
  expect((await updateCases({ folders, force: true })).run).toEqual(['honest']);
  const file = path.join(folders.results, 'honest/dist/index.js');
  const written = await readFile(file, 'utf8');
  await writeFile(file, `${written}// By hand.\n`);
  expect((await updateCases({ folders })).run).toEqual(['honest']);
  expect(await readFile(file, 'utf8')).toBe(written);
});

test('a case that does not build as described has all that is wrong named, and no result', async () => {
  await copyFixtures('liar');
  const { failures } = await updateCases({ folders });
  expect(failures.every(({ id }) => id === 'liar')).toBe(true);
  expect(failures.map(({ message }) => message.split('\n', 1)[0])).toEqual([
    'exit is 0, expected 1; the log ends with: Rslib v1.0.1 | info    build started... | ready   built in <time> | File (esm)      Size | dist/index.js   0.04 kB',
    'files are [index.js], expected [index.mjs]',
    ...(process.platform === 'win32' ? [] : ['index.js is not an executable file']),
    'index.js begins with “const answer = 42;”, expected “"use strict";”',
    'index.js does not contain “require”',
    'index.js contains “answer”',
    'the log does not contain “declaration files generated”; it says: Rslib v1.0.1',
    'the log contains “Rslib”',
    'import of dist/index.js gives [answer], expected [question]',
    'import of dist/index.js: “m.answer === 41” is not true',
    "require of dist/index.cjs fails: Error: Cannot find module '<root>/dist/index.cjs'",
    "a consumer does not type-check with TypeScript 7: consumer.mts(1,26): error TS7016: Could not find a declaration file for module 'answer'. '<root>/dist/index.js' implicitly has an 'any' type.",
    "a consumer does not type-check with TypeScript 5: consumer.mts(1,26): error TS7016: Could not find a declaration file for module 'answer'. '<root>/dist/index.js' implicitly has an 'any' type.",
    'publint says [], expected [FILE_DOES_NOT_EXIST]',
    'Are The Types Wrong says [NoTypes], expected [FalseCJS]',
  ]);
  expect(await readResult('liar', folders.results)).toBeUndefined();
});

test('a case that stops being true keeps its old result', async () => {
  await copyHonest();
  await writeFile(path.join(folders.cases, 'honest/src/index.js'), 'export const question = 1;\n');
  const { failures } = await updateCases({ folders });
  expect(failures).toEqual([
    { id: 'honest', message: 'import of dist/index.js gives [question], expected [answer]' },
  ]);
  expect(await readFile(path.join(folders.results, 'honest/dist/index.js'), 'utf8')).toContain(
    'answer',
  );
});

test('a crash of the tool, a failing step and a broken description leave the others alone', async () => {
  await copyFixtures('broken', 'crashing', 'honest', 'late', 'unexplained');
  await mkdir(path.join(folders.cases, 'empty'));
  await writeFile(path.join(folders.cases, 'empty/case.ts'), 'export default { titel: 1 };');
  const { failures, run } = await updateCases({ folders });
  expect(run.sort()).toEqual(['broken', 'crashing', 'empty', 'honest', 'late', 'unexplained']);
  expect(failures).toEqual([
    { id: 'broken', message: 'half a description' },
    {
      id: 'crashing',
      message: expect.stringContaining('exit is SIGABRT, expected 0; the log ends with: '),
    },
    { id: 'crashing', message: 'files are [], expected [index.js]' },
    { id: 'empty', message: expect.stringContaining('of case.ts has no `title`.') },
    {
      id: 'late',
      message:
        '`rslib build --format amd`, which comes before the run, exits with 1: Rslib v1.0.1 | ' +
        'error   Failed to build. | error   Unsupported format: amd',
    },
    { id: 'unexplained', message: expect.stringContaining('There is no case.ts.') },
  ]);
  expect((await readResult('honest', folders.results))?.exit).toBe(0);
});

test('a result of a case that is gone is removed', async () => {
  await copyHonest();
  await rm(path.join(folders.cases, 'honest'), { recursive: true });
  expect((await updateCases({ folders })).removed).toEqual(['honest']);
  expect(await readResult('honest', folders.results)).toBeUndefined();
});

test('results that are missing or stale are reported without running the tool', async () => {
  await copyFixtures('honest', 'unexplained');
  expect(await checkResults(folders)).toEqual([
    { id: 'honest', message: 'it has no result' },
    { id: 'unexplained', message: expect.stringContaining('There is no case.ts.') },
  ]);
  await copyHonest();
  await rm(path.join(folders.cases, 'unexplained'), { recursive: true });
  expect(await checkResults(folders, ['honest', 'unexplained'])).toEqual([]);
  await writeFile(path.join(folders.cases, 'honest/src/more.js'), '');
  expect(await checkResults(folders)).toEqual([{ id: 'honest', message: 'its result is stale' }]);
});
