import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'How an item merges with the top level',
  question: 'Which wins, the lib item or the top level?',
  expect: {
    files: ['cli.js', 'index.js'],
    firstLine: { 'cli.js': '/* item banner */' },
    contains: { 'cli.js': '/* top footer */', 'index.js': 'export { toSlug };' },
    lacks: { 'cli.js': 'top banner' },
  },
});
