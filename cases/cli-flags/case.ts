import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Flags in place of a config file',
  question: 'Can I build without a config file?',
  command: ['build', '--format', 'cjs', '--dist-path', 'out', '--syntax', 'es2019', '--minify'],
  output: 'out',
  expect: { files: ['index.cjs'] },
});
