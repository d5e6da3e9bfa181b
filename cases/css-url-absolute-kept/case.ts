import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Keep URLs that begin with a slash',
  question: 'How do I keep url() of the server in my style sheet?',
  expect: { contains: { 'index.css': ['/images/button.png', './static/svg/icon.svg'] } },
});
