import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Bundleless from the command line',
  question: 'How do I build file by file without a config file?',
  command: ['build', '--no-bundle', '--entry', 'src/[!_]*.ts'],
  expect: { files: ['index.js', 'splitWords.js'] },
});
