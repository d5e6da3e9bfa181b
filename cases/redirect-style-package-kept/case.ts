import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'redirect.style.extension: false and a package',
  question: 'How do I keep an import of a Less file of a package?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['import "buttons/button.less";', 'import "buttons/theme.scss";'] },
  },
});
