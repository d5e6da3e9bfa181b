import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { loadChecks } from '../process/loadSources.mjs';
import { findMissingFiles } from './findMissingFiles.mjs';
import { findRepositoryIssues } from './findRepositoryIssues.mjs';
import { findPrivateWords } from './findPrivateWords.mjs';

// Part of `npm run lint`: rules of this repository that no linter has. New files count before `git add`.
const list = ['ls-files', '-z', '-co', '--exclude-standard'];
const files = execFileSync('git', list, { encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(?:tsx?|m?js|css|md)$/.test(file) && existsSync(file))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }));

const { checkDocument } = await loadChecks();
const documents = files.filter(({ file }) =>
  /^(?:ARCHITECTURE|CONTRIBUTING|SECURITY)\.md$/.test(file),
);
const long = documents.flatMap(({ file, lines }) =>
  checkDocument(lines.join('\n')).map(
    ({ line, message, hint }) => `${file}:${line}: ${message} ${hint}`,
  ),
);

const issues = [
  ...findRepositoryIssues(files),
  ...findMissingFiles(files),
  ...findPrivateWords(files),
  ...long,
];
for (const issue of issues) console.error(issue);
if (issues.length > 0) process.exitCode = 1;
