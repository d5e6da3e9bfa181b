import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The flags of rslib build',
  question: 'Which flags does rslib build have?',
  command: ['build', '--help'],
  expect: { files: [], log: ['--dist-path <dir>', '--config-loader <loader>', '-w, --watch'] },
});
