import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A resolve hook of an Rspack plugin in bundleless output',
  question: 'Why is normalModuleFactory.hooks.resolve not called for imports?',
  expect: { log: ['before ./b', 'src/index.ts'], logLacks: 'resolve ./b' },
});
