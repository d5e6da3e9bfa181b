import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'createRequire in CommonJS, with a global document',
  question: 'Why does createRequire(import.meta.url) fail in Jest with jsdom?',
  expect: {
    files: ['index.cjs'],
    requires: [
      {
        file: 'dist/index.cjs',
        holds:
          "(() => { const file = process.cwd() + '/dist/index.cjs'; delete require.cache[require.resolve(file)]; globalThis.document = { baseURI: 'http://localhost/' }; try { require(file); } catch (error) { return error.message.includes('http://localhost/main.js'); } finally { delete globalThis.document; } })()",
      },
    ],
  },
});
