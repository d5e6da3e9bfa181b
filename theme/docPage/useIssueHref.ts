import { usePage, useSite } from '@rspress/core/runtime';
import { absoluteUrl } from '../../site/absoluteUrl';
import { toolVersion } from '../../site/toolVersion';
import { getIssueHref, type IssueSubject } from '../lib/issueHref';

type Place = Pick<IssueSubject, 'heading' | 'quote'> & { id?: string | undefined };

/** The address of a new issue about this page or a place on it; without a place kept short, for the HTML. */
export function useIssueHref(): (place?: Place) => string {
  const { title, routePath, lastUpdatedTime } = usePage().page;
  const { base, siteOrigin = '' } = useSite().site;
  const day = lastUpdatedTime && new Date(lastUpdatedTime).toISOString().slice(0, 10);
  const page = absoluteUrl({ origin: siteOrigin, base }, routePath);
  return (place) => {
    const { id, ...rest } = place ?? {};
    const versions = [`@rslib/core ${toolVersion}`, place && day && `page of ${day}`];
    return getIssueHref({
      ...rest,
      title,
      url: page + (id ? `#${id}` : ''),
      versions: versions.filter(Boolean).join(', '),
    });
  };
}
