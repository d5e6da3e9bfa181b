import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'new URL() of a script',
  question: 'Why is a JavaScript file of new URL() empty or changed in dist?',
  expect: {
    files: ['index.js', 'static/assets/greet.js'],
    lacks: { 'static/assets/greet.js': 'greet' },
  },
});
