import { expect, it } from '@rstest/core';
import { site } from '../../../../site/site';
import { getIssueHref } from '../../../../theme/lib/issueHref';

const { url: repository, issue } = site.repository;
const subject = {
  title: 'lib.dts',
  url: 'https://rslib.rs/config/lib/dts#use',
  versions: '@rslib/core 1.0.1',
};
const read = (more: object): Record<string, string> => {
  const url = new URL(getIssueHref({ ...subject, ...more }));
  return { path: url.origin + url.pathname, ...Object.fromEntries(url.searchParams) };
};

it('getIssueHref fills in the form of the repository: page, heading, versions', () => {
  expect(read({ quote: 'Use & more' })).toEqual({
    path: `${repository}/issues/new`,
    template: issue.form,
    title: 'Docs: lib.dts',
    details: 'https://rslib.rs/config/lib/dts#use\n\n“Use & more”',
    versions: '@rslib/core 1.0.1',
  });
});
