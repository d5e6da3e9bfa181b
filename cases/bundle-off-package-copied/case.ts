import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'bundle: false and externals with false',
  question: 'Can bundleless output contain a package?',
  expect: { files: ['index.js'], lacks: { 'index.js': 'from "clamp"' } },
});
