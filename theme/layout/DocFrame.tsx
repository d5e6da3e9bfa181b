import { usePage } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import { DocFooter } from '../docPage/DocFooter';
import { Breadcrumb } from '../docPage/Breadcrumb';
import { PageActions } from '../docPage/PageActions';
import { ScrollToTop } from '../docPage/ScrollToTop';
import { SelectionReport } from '../docPage/SelectionReport';
import { TranslationNotice } from '../docPage/TranslationNotice';
import { Outline } from '../outline/Outline';
import { Sidebar } from '../sidebar/Sidebar';
import styles from './DocFrame.module.css';
import { LocalBar } from './LocalBar';
import { PageText } from './PageText';

/** A page of documentation: pages of the section, text, headings of the page. */
export function DocFrame() {
  const { page } = usePage();
  const { frontmatter, toc } = page;
  // `placeholder` keeps the sidebar's place empty.
  const hasSidebar = frontmatter.sidebar !== false && frontmatter.sidebar !== 'placeholder';
  const isOverview = frontmatter.overview === true;
  const hasOutline = frontmatter.outline !== false && !isOverview && toc.length > 0;
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
        {hasSidebar && <Sidebar />}
        <main
          id="content"
          className={clsx(
            styles.main,
            (isOverview || page.pageType === 'doc-wide') &&
              (hasOutline ? styles.wide : styles.whole),
          )}
        >
          <PageActions />
          <Breadcrumb />
          <TranslationNotice />
          <article className="prose">
            <PageText />
          </article>
          {frontmatter.footer !== false && (
            <div className={styles.footer}>
              <DocFooter />
            </div>
          )}
          {frontmatter.globalUIComponents !== false && <ScrollToTop />}
          <SelectionReport />
        </main>
        {hasOutline && <Outline />}
      </div>
    </>
  );
}
