import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '“use client” in a UMD or IIFE file',
  question: 'What does “"use client" is not a function” mean?',
  expect: {
    contains: {
      'cjs/direct.js': '"use strict";\n"use client";',
      'iife/run.js': '"use strict"(()=>{',
      'umd/minified.js': '"use client"(function(',
    },
    lacks: { 'cjs/minified.js': 'use client' },
    requires: [
      { file: 'dist/umd/direct.js', throws: '"use client" is not a function' },
      { file: 'dist/umd/minified.js', throws: '"use client" is not a function' },
      { file: 'dist/iife/run.js', throws: '"use strict" is not a function' },
      { file: 'dist/umd/open.js', throws: '"use client" is not a function' },
      { file: 'dist/umd/closed.js', names: ['Toggle'] },
      { file: 'dist/umd/toggle.js', names: ['Toggle'] },
    ],
    logLacks: ['warn', 'error'],
  },
});
