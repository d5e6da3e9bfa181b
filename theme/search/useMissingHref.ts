import { usePage, useSite } from '@rspress/core/runtime';
import { absoluteUrl } from '../../site/absoluteUrl';
import { site } from '../../site/site';
import { toolVersion } from '../../site/toolVersion';
import { getIssueHref } from '../lib/issueHref';
import { mendSurrogates } from './startQuery';
import { shortenQuery } from './shortenQuery';

/** Address of a new issue that says what was not found, and from which page it was searched. */
export function useMissingHref(query: string): string {
  const { routePath } = usePage().page;
  const { base, siteOrigin = '' } = useSite().site;
  const { url: repository, issue } = site.repository;
  const asked = mendSurrogates(query);
  return getIssueHref(repository, issue, {
    // In English, as the form is.
    title: `the search finds nothing for "${shortenQuery(asked)}"`,
    url: absoluteUrl({ origin: siteOrigin, base }, routePath),
    quote: asked,
    versions: `@rslib/core ${toolVersion}`,
  });
}
