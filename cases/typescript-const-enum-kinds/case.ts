import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'const enum of the same file and of another one',
  question: 'Which members of a const enum become values, and is the enum kept?',
  expect: {
    files: ['bundle/index.js', 'files/index.js', 'files/unit.js'],
    contains: {
      'bundle/index.js': ['8 === value || 5 === value', 'export { isKnown, src_Size as Size'],
      'files/index.js': [
        '8 === value || value === Unit.Meter',
        'export { isKnown, src_Size as Size',
      ],
      'files/unit.js': 'as Unit',
    },
    lacks: { 'bundle/index.js': 'Unit', 'files/index.js': '"Small"] = 8,' },
  },
});
