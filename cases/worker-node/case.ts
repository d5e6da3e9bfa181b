import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A worker thread of Node.js',
  question: 'Does new Worker(new URL(…)) work with node:worker_threads?',
  expect: {
    files: ['index.js', 'worker.js'],
    imports: [
      {
        file: 'dist/index.js',
        holds:
          '(await new Promise((resolve) => { const worker = m.startWorker(); ' +
          "worker.on('message', (value) => worker.terminate().then(() => resolve(value))); " +
          'worker.postMessage(3); })) === 9',
      },
    ],
  },
});
