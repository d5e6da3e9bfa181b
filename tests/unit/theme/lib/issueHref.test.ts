import { expect, it } from '@rstest/core';
import { site } from '../../../../site/site';
import { getIssueHref } from '../../../../theme/lib/issueHref';

const { url: repository, issue } = site.repository;

it('getIssueHref fills in the form of the repository: page, heading, versions', () => {
  const subject = { title: 'lib.dts', url: 'https://a.b/config/lib/dts#use', versions: '1.0.1' };
  const url = new URL(getIssueHref({ ...subject, quote: 'Use & more' }));
  expect(url.origin + url.pathname).toBe(`${repository}/issues/new`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    template: issue.form,
    title: 'Docs: lib.dts',
    details: `${subject.url}\n\n“Use & more”`,
    versions: '1.0.1',
  });
});
