import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A project of Rollup, built with Rslib',
  question:
    'What does a Rollup config with an ES module, a UMD file and globals look like in Rslib?',
  expect: {
    files: ['index.d.ts', 'index.js', 'index.js.map', 'index.umd.js'],
    contains: {
      'index.js': 'from "vue"',
      'index.d.ts': "from 'vue'",
      'index.umd.js': ['UseToggle', 'Vue', 'require("vue")'],
    },
    imports: [
      {
        file: 'dist/index.js',
        names: ['useToggle'],
        holds: '(() => { const [flag, turn] = m.useToggle(); turn(); return flag.value; })()',
      },
    ],
    publint: [],
  },
});
