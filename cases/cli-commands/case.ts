import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The commands',
  question: 'Which commands does rslib have?',
  command: ['--help'],
  expect: { files: [], log: ['build', 'inspect', 'mf-dev', 'default if no command is given'] },
});
