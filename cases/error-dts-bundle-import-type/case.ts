import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'typeof import of a source file with dts.bundle',
  question: 'Why does dts.bundle fail on typeof import?',
  expect: {
    exit: 1,
    log: 'symbol has a ts.SyntaxKind.SourceFile declaration which is not (yet?) supported by API Extractor',
  },
});
