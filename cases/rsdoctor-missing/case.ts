import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'RSDOCTOR without Rsdoctor',
  question: 'What happens with RSDOCTOR=true if Rsdoctor is not installed?',
  env: { RSDOCTOR: 'true' },
  expect: { files: ['index.js'], log: 'RSDOCTOR' },
});
