import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'moduleFederation without the plugin',
  question: 'Does moduleFederation replace the plugin of Module Federation?',
  expect: { exit: 1, log: '@module-federation/rsbuild-plugin', files: [] },
});
