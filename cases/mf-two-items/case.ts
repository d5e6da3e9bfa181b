import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Two remotes in one build, each with its id',
  question: 'How do I build two Module Federation remotes?',
  expect: {
    contains: { 'cart/mf-manifest.json': '"cart"', 'menu/mf-manifest.json': '"menu"' },
  },
});
