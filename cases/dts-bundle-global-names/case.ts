import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A type with the name of a global and dts.bundle',
  question: 'Why is a type called Event_2 in my bundled declarations?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': ['declare interface Event_2', 'export { Event_2 as Event }'] },
  },
});
