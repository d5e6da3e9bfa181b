import { usePage } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import { Sidebar } from '../sidebar/Sidebar';
import styles from './DocFrame.module.css';
import { DocPage } from './DocPage';
import { listDocParts } from './listDocParts';
import { LocalBar } from './LocalBar';

const sidebar = <Sidebar />;

/** A page of documentation: pages of the section, text, headings of the page. */
export function DocFrame() {
  const { page } = usePage();
  const { frontmatter, routePath } = page;
  const { hasSidebar, hasOutline } = listDocParts(page);
  return (
    <>
      {(hasSidebar || hasOutline) && <LocalBar hasSidebar={hasSidebar} hasOutline={hasOutline} />}
      <div
        className={clsx(
          styles.frame,
          frontmatter.sidebar === false && styles.noSidebar,
          frontmatter.outline === false && styles.noOutline,
        )}
      >
        {hasSidebar && sidebar}
        <DocPage key={routePath} />
      </div>
    </>
  );
}
