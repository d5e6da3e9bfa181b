import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A style banner lost to the minifier',
  question: 'Why is the banner missing in minified CSS of bundleless output?',
  expect: {
    files: ['button.css', 'index.js'],
    firstLine: { 'index.js': '/* button 1.0.0 */', 'button.css': '.button{color:teal}' },
    logLacks: ['warn', 'error'],
  },
});
