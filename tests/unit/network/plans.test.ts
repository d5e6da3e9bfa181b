import { readFileSync } from 'node:fs';
import { expect, it } from '@rstest/core';
import { openFactStore } from '../../../build/components/factStore';
import { planOldBuild, planPage } from '../../network/page/planPage';
import { parseSizes, planSteps } from '../../network/page/planSteps';
import { listPages, readFences } from '../../network/page/readPage';

// What `npm run test:network` does with the pages, as far as it goes without a network.

const store = openFactStore();
const readPage = (file: string) => ({ file, source: readFileSync(file, 'utf8') });
const all = () => true;

it.each([
  readPage('docs/en/index.mdx'),
  readPage('docs/zh/index.mdx'),
  readPage('docs/en/guide/start/quick-start.mdx'),
  ...listPages('docs/en/guide/solution'),
])('the reader of $file writes files, runs commands and compares', ({ file, source }) => {
  const { steps } = planPage({ source, file, isRead: (name) => name !== 'Next', store });
  const types = steps.map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['write', 'run', 'compareFile']));
});

it.each(listPages('docs/en/guide/migration'))('$file is built as before, too', (page) => {
  const isRead = (section: string) => section === 'A project before and after';
  const plan = planPage({ ...page, isRead, store });
  const reasons = plan.steps.flatMap((step) => (step.type === 'leaveOut' ? [step.reason] : []));
  const version = /\d+\.\d+\.\d+/.exec(reasons[0] ?? '')?.[0] ?? '';
  const tool = { packages: { old: version }, command: 'npx old' };
  const types = planOldBuild(plan, page.file, tool).map(({ type }) => type);
  expect(types.filter((type) => type === 'compareFolder')).toHaveLength(2);
  expect(types).not.toContain('leaveOut');
  const other = { ...tool, packages: { old: '0.0.0' } };
  expect(() => planOldBuild(plan, page.file, other)).toThrow('this is not about 0.0.0');
});

it('lists every fence that cannot be followed, each with its line', () => {
  const source = ['text', 'ts config output title="a.ts"', 'ts module', 'js output']
    .map((info) => `\`\`\`${info}\na\n\`\`\`\n`)
    .join('');
  expect(() => planSteps(readFences(source, 'a.mdx', all), 'a.mdx')).toThrow(
    /^a\.mdx:1: .*of no class.*\na\.mdx:4: .*config and output.*\na\.mdx:7: .*name the file.*\na\.mdx:10: .*"terminal"/,
  );
});

it('reads the sizes of a tree', () => {
  expect(parseSizes('dist\n├── lib\n│   └── a.js   12 B\n└── b.js   7 B')).toEqual([
    { path: 'b.js', size: 7 },
    { path: 'lib/a.js', size: 12 },
  ]);
});
