import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'require() of a module with top-level await',
  question: 'What does ERR_REQUIRE_ASYNC_MODULE mean?',
  before: [['build']],
  script: 'use.cjs',
  expect: { exit: 1, log: 'ERR_REQUIRE_ASYNC_MODULE' },
});
