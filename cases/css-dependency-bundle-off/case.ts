import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Style sheets of packages with bundle: false',
  question: 'What becomes of an import of a package\u2019s CSS with bundle: false?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['import "widgets/base.css";', 'import "themes/base.css";'] },
  },
});
