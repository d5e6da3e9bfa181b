import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A file as bytes by an import attribute',
  question: 'Does an import with { type: bytes } give a Uint8Array?',
  expect: {
    contains: { 'index.js': 'static/assets/notes.txt' },
    lacks: { 'index.js': 'Uint8Array' },
  },
});
