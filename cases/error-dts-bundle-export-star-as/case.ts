import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'export * as of a package with dts.bundle',
  question: 'Why can export * as of a package not be bundled?',
  expect: { exit: 1, log: 'fetchAstModuleExportInfo() is not supported for external modules' },
});
