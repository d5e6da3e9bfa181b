import { useActiveMatcher, usePage, useSidebar, withBase } from '@rspress/core/runtime';
import { listPrintGroups } from '../../site/printGroups';
import { site } from '../../site/site';
import { useText } from '../hooks/useText';
import { getRepositoryHost } from '../lib/getRepositoryHost';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import styles from './DocFooter.module.css';
import { LastUpdated } from './LastUpdated';
import { NeighbourLink } from './NeighbourLink';
import { findNeighbours, listPages } from './pageOrder';
import { ReportLink } from './ReportLink';
import { SourceLink } from './SourceLink';

/** Below a page: where to mend it, when it changed, where to go on. */
export function DocFooter() {
  const text = useText();
  const { page } = usePage();
  const sidebar = useSidebar();
  const isCurrent = useActiveMatcher();
  const { previous, next } = findNeighbours(listPages(sidebar), isCurrent);
  // The innermost group that holds the page.
  const group = listPrintGroups(sidebar).findLast(({ pages }) => pages.some(isCurrent));
  const { url, branch, docsFolder } = site.repository;
  const host = getRepositoryHost(url);
  const file = `${branch}/${docsFolder}/${page._relativePath}`;
  return (
    <footer className={styles.footer}>
      <div className={styles.meta}>
        <Link className={styles.edit} href={`${url}/${host.edit}/${file}`}>
          <Icon name={host.icon} className={styles.icon} />
          {text('editLinkText', { host: host.name })}
        </Link>
        <SourceLink href={`${url}/${host.view}/${file}`} />
        <ReportLink className={styles.edit} />
        {/* The page of a section is composed from finished ones, which a writer's server has not. */}
        {group && !import.meta.env.DEV && (
          <a className={styles.edit} href={withBase(group.route)}>
            {text('printSection')}
          </a>
        )}
        <LastUpdated time={page.lastUpdatedTime} />
      </div>
      {(previous || next) && (
        <nav className={styles.neighbours} aria-label={text('pageNavigation')}>
          {previous && <NeighbourLink rel="prev" label={text('prevPageText')} page={previous} />}
          {next && <NeighbourLink rel="next" label={text('nextPageText')} page={next} />}
        </nav>
      )}
    </footer>
  );
}
