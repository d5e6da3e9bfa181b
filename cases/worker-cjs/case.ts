import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A worker as an entry in CommonJS',
  question: 'How do I ship a worker in CommonJS?',
  expect: {
    files: ['index.cjs', 'worker.cjs'],
    requires: [
      {
        file: 'dist/index.cjs',
        holds:
          '(await new Promise((resolve) => { const worker = m.startWorker(); ' +
          "worker.on('message', (value) => worker.terminate().then(() => resolve(value))); " +
          'worker.postMessage(3); })) === 9',
      },
    ],
  },
});
