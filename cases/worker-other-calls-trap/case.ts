import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Calls whose file is not built',
  question: 'Why does fork(), a worker pool or addModule() start a TypeScript file?',
  expect: {
    files: [
      'index.js',
      'offline.js',
      'static/assets/child.ts',
      'static/assets/paint.ts',
      'static/assets/pool.ts',
      'static/assets/sound.ts',
    ],
    contains: {
      'index.js': [
        'fork(new URL("./static/assets/child.ts", import.meta.url))',
        'new Worker(fileURLToPath(new URL("./static/assets/pool.ts", import.meta.url)))',
        'addModule(new URL("./static/assets/sound.ts", import.meta.url))',
        'addModule(new URL("./static/assets/paint.ts", import.meta.url))',
        'register(new URL("./offline.js", import.meta.url)',
      ],
      'static/assets/child.ts': ': number',
    },
    logLacks: ['warn', 'error'],
  },
});
