import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from '@rstest/core';
import { createTestFolder } from '../../support/testFolder';

const { root: base, resolve, write } = createTestFolder();

it('in dev, a save shows what is wrong with a page, spelling too', async () => {
  const page = 'docs/en/guide/page.mdx';
  write(page, '# Page\n\nIt works.\n');
  const workerData = { root: resolve('docs'), base };
  const worker = new Worker('./scripts/process/checkInDev.mjs', { workerData });
  const check = async () => {
    worker.postMessage('check');
    const [issues] = (await once(worker, 'message')) as [{ file: string; rule: string }[]];
    return issues.filter(({ file }) => file === page).map(({ rule }) => rule);
  };
  expect(await check()).not.toContain('prose-spelling');
  write(page, '# Page\n\nSimply `x` for mistaeks.\n');
  expect(await check()).toEqual(expect.arrayContaining(['prose-spelling', 'prose-word']));
  await worker.terminate();
}, 60_000);
