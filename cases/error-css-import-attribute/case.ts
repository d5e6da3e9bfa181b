import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A style sheet with { type: css }',
  question: "Why does import sheet from './a.css' with { type: 'css' } fail?",
  expect: {
    exit: 1,
    files: [],
    log: "export 'default' (reexported as 'sheet') was not found in './box.css'",
  },
});
