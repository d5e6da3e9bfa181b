import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A source named in sideEffects',
  question: 'Which path keeps a side-effect import in a bundle?',
  expect: { contains: { 'index.js': 'kept from source' }, lacks: { 'index.js': 'lost by dist' } },
});
