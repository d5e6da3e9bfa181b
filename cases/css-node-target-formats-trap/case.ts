import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A stylesheet with the default target, in CJS, UMD and IIFE',
  question: 'What becomes of a CSS import without output.target web in CJS, UMD and IIFE?',
  expect: {
    contains: {
      'cjs/index.cjs': '"./src/button.css" () {}',
      'umd/index.js': '"./src/button.css" () {}',
      'iife/page.js': '"./src/button.css" () {}',
    },
    lacks: {
      'cjs/index.cjs': ['require("./', 'teal'],
      'umd/index.js': ['require("./', 'teal'],
      'iife/page.js': ['teal'],
    },
    logLacks: ['warn', 'error'],
  },
});
