import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '__dirname in UMD and IIFE, in both targets',
  question: 'Where is __dirname kept, and where is it replaced?',
  expect: {
    contains: {
      'umd-web/inJavaScript.js': 'folder = __dirname',
      'umd-node/inJavaScript.js': 'folder = __dirname',
      'iife-web/inJavaScript.js': 'folder = __dirname',
      'iife-node/inJavaScript.js': 'folder = __dirname',
      'umd-web/inTypeScript.js': 'folder: "/"',
      'umd-node/inTypeScript.js': 'folder: __dirname',
      'iife-web/inTypeScript.js': 'folder: "/"',
      'iife-node/inTypeScript.js': ['import { fileURLToPath as ', 'import { dirname as '],
    },
    log: '__dirname',
  },
});
