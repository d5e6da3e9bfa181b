import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'output.emitCss with the target node',
  question: 'How do I get style sheets without output.target: "web"?',
  expect: { files: ['index.css', 'index.js'] },
});
