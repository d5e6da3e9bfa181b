import { usePage } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import { Breadcrumb } from '../docPage/Breadcrumb';
import { DocFooter } from '../docPage/DocFooter';
import { PageActions } from '../docPage/PageActions';
import { ScrollToTop } from '../docPage/ScrollToTop';
import { SelectionReport } from '../docPage/SelectionReport';
import { TranslationNotice } from '../docPage/TranslationNotice';
import { Outline } from '../outline/Outline';
import styles from './DocPage.module.css';
import { listDocParts } from './listDocParts';
import { PageText } from './PageText';

/** Text and headings of a page of documentation; its own alone, the rest of the frame stays. */
export function DocPage() {
  const { page } = usePage();
  const { frontmatter } = page;
  const { hasOutline, isOverview } = listDocParts(page);
  return (
    <>
      <main
        id="content"
        className={clsx(
          styles.main,
          (isOverview || page.pageType === 'doc-wide') && (hasOutline ? styles.wide : styles.whole),
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
    </>
  );
}
