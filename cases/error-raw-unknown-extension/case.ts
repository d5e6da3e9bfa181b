import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '?raw of a file that Rslib does not know',
  question: 'Why does ?raw fail for a Markdown file?',
  expect: {
    exit: 1,
    files: [],
    log: "export 'default' (reexported as 'text') was not found in './guide.md?raw' (module has no exports)",
  },
});
