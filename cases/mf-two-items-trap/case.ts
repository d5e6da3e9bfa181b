import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Two remotes in one build',
  question: 'Why do two mf items write no manifest?',
  expect: {
    files: ['cart/index.[hash].js', 'menu/index.[hash].js'],
    logLacks: ['warn', 'error'],
  },
});
