import { defineCase } from '../../facts/cases/defineCase';

const answersNine =
  '(await new Promise((resolve) => { const worker = m.startWorker(); ' +
  "worker.on('message', (value) => worker.terminate().then(() => resolve(value))); " +
  'worker.postMessage(3); })) === 9';

export default defineCase({
  title: 'A worker in ESM and CommonJS, from one source',
  question: 'How do I ship a worker in a package with ESM and CommonJS?',
  expect: {
    files: ['cjs/index.cjs', 'cjs/worker.cjs', 'esm/index.js', 'esm/worker~0.js'],
    imports: [{ file: 'dist/esm/index.js', holds: answersNine }],
    requires: [{ file: 'dist/cjs/index.cjs', holds: answersNine }],
  },
});
