import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'externalHelpers in a script',
  question: 'Why does my UMD script fail with externalHelpers?',
  expect: { files: ['index.js'], contains: { 'index.js': 'root["@swc/helpers/' } },
});
