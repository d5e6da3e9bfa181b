import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A remote with an id',
  question: 'Why does my mf output contain no manifest?',
  expect: { files: ['index.[hash].js'], logLacks: ['warn', 'error'] },
});
