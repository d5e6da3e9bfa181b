import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '--config',
  question: 'How do I build with another config file?',
  command: ['build', '--config', 'configs/release.config.ts'],
  expect: { files: ['index.cjs'] },
});
