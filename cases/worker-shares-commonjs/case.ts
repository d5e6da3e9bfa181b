import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A worker that is an entry and shares a bundled CommonJS package',
  question: 'How do a worker and the code that starts it share a bundled CommonJS package?',
  expect: {
    imports: [
      {
        file: 'dist/index.js',
        holds:
          '(await new Promise((resolve) => { const worker = m.startWorker(); ' +
          "worker.on('message', (value) => worker.terminate().then(() => resolve(value))); " +
          'worker.postMessage(3); })) === 6 && m.four === 4',
      },
    ],
  },
});
