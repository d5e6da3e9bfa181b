import {
  useActiveMatcher,
  useLang,
  useLocation,
  usePage,
  useSidebar,
  useSite,
} from '@rspress/core/runtime';
import { absoluteUrl } from '../../site/address';
import { site } from '../../site/site';
import { tool } from '../../site/toolVersion';
import { useIsInteractive } from '../lib/clientOnly';
import { decodeHash } from '../lib/hashTarget';
import { getIssueHref } from '../lib/issueHref';
import { useText } from '../lib/text';
import { formatDay } from '../lib/time';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { renderInlineCode } from '../ui/renderInlineCode';
import styles from './DocFooter.module.css';
import { findNeighbors, listPages } from './pageOrder';
import { getRepositoryHost, useFileHref } from './SourceLink';

export function DocFooter() {
  const text = useText();
  const { page } = usePage();
  const sidebar = useSidebar();
  const { previous, next } = findNeighbors(listPages(sidebar), useActiveMatcher());
  const neighbors = [
    ['prev', text('prevPageText'), previous],
    ['next', text('nextPageText'), next],
  ] as const;
  const getFileHref = useFileHref();
  const host = getRepositoryHost(site.repository.url);
  return (
    <footer className={styles.footer}>
      <div className={styles.meta}>
        <Link className={controls.link} href={getFileHref('edit')}>
          <Icon name={host.icon} />
          {text('editLinkText', { host: host.name })}
        </Link>
        <ReportLink />
        <LastUpdated time={page.lastUpdatedTime} />
      </div>
      {(previous || next) && (
        <nav className={styles.neighbors} aria-label={text('pageNavigation')}>
          {neighbors.map(
            ([rel, label, neighbor]) =>
              neighbor && (
                <Link key={rel} className={styles.neighbor} href={neighbor.href} rel={rel}>
                  <span className={styles.neighborLabel}>{label}</span>
                  <span className={styles.neighborTitle}>{renderInlineCode(neighbor.title)}</span>
                </Link>
              ),
          )}
        </nav>
      )}
    </footer>
  );
}

/** The day of the page's last commit. */
function LastUpdated({ time }: { time?: string | number }) {
  const text = useText();
  const language = useLang();
  if (!time) return null;
  return (
    <p className={styles.date}>
      {`${text('lastUpdatedText')} `}
      <time dateTime={new Date(time).toISOString().replace(/:\d\d\.\d+/, '')}>
        {formatDay(time, language)}
      </time>
    </p>
  );
}

/**
 * Leads to a new issue, which names the page, its version, and the heading the address names once React is
 * there: every page has the address in its HTML, and issues cannot be written without script.
 */
function ReportLink() {
  const text = useText();
  const { title, routePath, lastUpdatedTime, toc } = usePage().page;
  const { base, siteOrigin = '' } = useSite().site;
  const { hash } = useLocation();
  const isInteractive = useIsInteractive();
  const url = absoluteUrl({ origin: siteOrigin, base }, routePath);
  const heading = toc.find(({ id }) => id === decodeHash(hash));
  const day = lastUpdatedTime && new Date(lastUpdatedTime).toISOString().slice(0, 10);
  const subject = {
    title,
    url: url + (heading ? `#${heading.id}` : ''),
    quote: heading?.text,
    versions: day ? `${tool}, page of ${day}` : tool,
  };
  return (
    <Link className={controls.link} href={getIssueHref(isInteractive ? subject : undefined)}>
      {text('reportPage')}
    </Link>
  );
}
