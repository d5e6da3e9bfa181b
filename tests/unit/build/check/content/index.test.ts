import { expect, it, rs } from '@rstest/core';
import { contentCheck } from '../../../../../build/check/content';
import type { Issue } from '../../../../../build/read/issues';
import type { Check } from '../../../../../build/check/report';
import { fixtureOptions } from './fixtureOptions';

const issue: Issue = {
  file: 'docs/en/guide/a.mdx',
  line: 3,
  rule: 'output-differs',
  message: 'The line is “a”.',
  hint: 'Write “b”.',
  severity: 'error',
};
const other = { checkAll: () => Promise.resolve([issue]) };
const build = async (name: 'clean' | 'broken', others: Check[] = [], isProd = true) =>
  contentCheck({ ...fixtureOptions(name), others }).routeGenerated?.([], isProd);

it('what was found untrue stops the build in the same list as what was written wrong', async () => {
  await expect(build('clean', [other])).rejects.toThrow(
    'docs/en/guide/a.mdx:3  output-differs\n' +
      '  The line is “a”. Readers who build it see something else.\n' +
      '  → Write “b”.\n\n1 error in 1 file',
  );
  const report = String(await build('broken', [other]).catch((error: unknown) => error));
  expect(report).toMatch(/docs\/en\/double.*[\s\S]*guide\/a\.mdx:3[\s\S]*guide\/headings/);
  expect(report).toMatch(/\d+ errors and \d+ warnings in \d+ files$/);
});

it('a build without issues goes on silently', async () => {
  const write = rs.spyOn(process.stderr, 'write').mockReturnValue(true);
  await build('clean');
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});

it('in dev issues stop nothing', async () => {
  await expect(build('broken', [], false)).resolves.toBeUndefined();
});
