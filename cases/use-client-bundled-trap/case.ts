import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '“use client” in a bundle',
  question: 'Where does “use client” go when my components are bundled?',
  expect: { files: ['index.js'], lacks: { 'index.js': 'use client' } },
});
