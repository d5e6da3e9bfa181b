import { expect, rs, test } from '@rstest/core';
import type { Issue } from '../../../../build/read/issues';
import { compareIssues, formatIssues, stopsBuild } from '../../../../build/check/report';
import { formatOverlay } from '../../../../build/check/content';

const issue = (changes: Partial<Issue> = {}): Issue => ({
  file: 'docs/en/x.mdx',
  line: 12,
  column: 3,
  rule: 'dead-link',
  severity: 'error',
  message: 'Nothing is at `/a<b>`.',
  hint: 'Did you mean `/a`?',
  ...changes,
});

test('an issue says where, what, why and how, and the report how many there are', () => {
  const warning = issue({ rule: 'translation-outdated', severity: 'warning', column: undefined });
  expect(formatIssues([issue(), warning])).toBe(
    [
      'docs/en/x.mdx:12:3  dead-link',
      '  Nothing is at `/a<b>`. Readers who follow the link get "page not found".',
      '  → Did you mean `/a`?',
      '',
      'docs/en/x.mdx:12  translation-outdated (warning)',
      '  Nothing is at `/a<b>`. Readers see a notice until it is brought up to date.',
      '  → Did you mean `/a`?',
      '',
      '1 error and 1 warning in 1 file',
    ].join('\n'),
  );
});

test('a sentence that nothing shows stops a build in CI alone, other warnings nowhere', () => {
  const { CI } = process.env;
  const warnings = (['value-unknown', 'translation-outdated'] as const).map((rule) =>
    issue({ rule, severity: 'warning' }),
  );
  try {
    process.env.CI = 'true';
    expect(warnings.map(stopsBuild)).toEqual([true, false]);
    expect(formatIssues(warnings)).toContain('1 error and 1 warning in 1 file');
    delete process.env.CI;
    expect([...warnings, issue()].map(stopsBuild)).toEqual([false, false, true]);
  } finally {
    if (CI !== undefined) process.env.CI = CI;
  }
});

test('in a run of GitHub, warnings are shown next to the line, too', () => {
  rs.stubEnv('GITHUB_ACTIONS', 'true');
  const warning = issue({
    rule: 'translation-contradicts',
    severity: 'warning',
    message: '50 %\n',
  });
  expect(formatIssues([warning])).toContain('\n::warning file=docs/en/x.mdx,line=12::50 %25%0A\n');
});

test('issues are sorted by file, line and column as numbers, then rule', () => {
  const sorted = [
    issue({ file: 'a', line: 2, column: 10 }),
    issue({ file: 'a', line: 10, column: undefined }),
    issue({ file: 'a', line: 10, column: 2, rule: 'dead-anchor' }),
    issue({ file: 'a', line: 10, column: 2 }),
    issue({ file: 'b', line: 1 }),
  ];
  expect([...sorted].reverse().sort(compareIssues)).toEqual(sorted);
});

test('in the overlay the text is no markup and the place opens in the editor', () => {
  const { html } = formatOverlay([issue()], '/site');
  expect(html).toContain('<a class="file-link" data-file="/site/docs/en/x.mdx:12:3">');
  expect(html).toContain('`/a&#60;b&#62;`');
});

test('neither warnings nor a translation that is not finished cover pages in dev', () => {
  const rules = ['translation-unaccepted', 'translation-missing', 'translation-number'] as const;
  const [unaccepted, missing, shown] = rules.map((rule) => issue({ rule, file: rule }));
  const hidden = [unaccepted, missing].flatMap((one) => [one!, { ...shown!, file: one!.file }]);
  const warning = issue({ rule: 'translation-outdated', severity: 'warning' });
  expect(formatOverlay([...hidden, warning], '/site')).toEqual({ text: [], html: '' });
  expect(formatOverlay([...hidden, shown!], '').text).toEqual([formatIssues([shown!])]);
});
