import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'JSX without the React plugin',
  question: 'Why does my library look for React.createElement?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'React.createElement("button"' },
    lacks: { 'index.js': 'import' },
    imports: [
      {
        file: 'dist/index.js',
        holds:
          "(() => { try { m.Button({}); } catch (error) { return error.message === 'React is not defined'; } })()",
      },
    ],
    logLacks: ['warn', 'error'],
  },
});
