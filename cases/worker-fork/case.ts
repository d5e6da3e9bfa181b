import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A child process and a pool',
  question: 'How do I ship the file that fork() or a worker pool starts?',
  expect: {
    files: ['child.js', 'index.js', 'task.js'],
    contains: {
      'index.js': [
        "new URL('./child.js', import.meta.url)",
        "new URL('./task.js', import.meta.url)",
      ],
    },
    imports: [
      {
        file: 'dist/index.js',
        holds:
          '(await new Promise((resolve) => { const child = m.startChild(); ' +
          "child.on('message', resolve); child.send(3); })) === 9",
      },
      {
        file: 'dist/index.js',
        holds: "require('node:fs').existsSync(m.taskFile)",
      },
    ],
  },
});
