import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A banner for declarations with their map',
  question: 'Why does my editor jump to the wrong line of a package with declarationMap?',
  expect: {
    files: ['index.d.ts', 'index.d.ts.map', 'index.js'],
    firstLine: { 'index.d.ts': '/** Types of button 1.0.0 */' },
    // A map that knows of the banner begins with `;`.
    contains: { 'index.d.ts.map': '"mappings":"AAAA' },
  },
});
