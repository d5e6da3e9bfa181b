import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.bundle and a package in no list',
  question: 'Are types of a package that no list names copied?',
  expect: { files: ['index.d.ts', 'index.js'], contains: { 'index.d.ts': "from 'words'" } },
});
