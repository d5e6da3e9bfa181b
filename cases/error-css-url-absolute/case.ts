import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A url() that begins with a slash',
  question: 'Why can the build not resolve a URL that begins with a slash?',
  expect: { exit: 1, log: "Can't resolve '/images/button.png'" },
});
