import { usePage, useSite } from '@rspress/core/runtime';
import { absoluteUrl } from '../../site/absoluteUrl';
import { site } from '../../site/site';
import { toolVersion } from '../../site/toolVersion';
import { getIssueHref } from '../lib/issueHref';

export interface IssuePlace {
  id?: string;
  heading?: string;
  quote?: string;
}

/** The address of a new issue about this page or a place on it; without a place kept short, for the HTML. */
export function useIssueHref(): (place?: IssuePlace) => string {
  const { title, routePath, lastUpdatedTime } = usePage().page;
  const { base, siteOrigin = '' } = useSite().site;
  const { url: repository, issue } = site.repository;
  const day = lastUpdatedTime && new Date(lastUpdatedTime).toISOString().slice(0, 10);
  return (place) => {
    const { id, heading, quote } = place ?? {};
    const versions = [`@rslib/core ${toolVersion}`, place && day && `page of ${day}`];
    return getIssueHref(repository, issue, {
      title,
      url: absoluteUrl({ origin: siteOrigin, base }, routePath) + (id ? `#${id}` : ''),
      heading,
      quote,
      versions: versions.filter(Boolean).join(', '),
    });
  };
}
