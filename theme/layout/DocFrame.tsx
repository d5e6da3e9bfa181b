import { usePage } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import { site } from '../../site/site';
import { Breadcrumb } from '../docPage/Breadcrumb';
import { DocFooter } from '../docPage/DocFooter';
import { ScrollToTop } from '../docPage/ScrollToTop';
import { TranslationNotice } from '../language/TranslationNotice';
import { useUntranslated } from '../lib/siteHooks';
import { Outline } from '../outline/Outline';
import { Sidebar } from '../sidebar/Sidebar';
import styles from './DocFrame.module.css';
import { LocalBar } from './LocalBar';
import { PageText } from './PageText';

const sidebar = <Sidebar />;

export function DocFrame() {
  const { page } = usePage();
  const { frontmatter, routePath } = page;
  const { hasSidebar, hasOutline } = listDocParts(page);
  return (
    <>
      {(hasSidebar || hasOutline) && <LocalBar hasSidebar={hasSidebar} hasOutline={hasOutline} />}
      <div className={clsx(styles.frame, frontmatter.outline === false && styles.noOutline)}>
        {hasSidebar && sidebar}
        <DocPage key={routePath} />
      </div>
    </>
  );
}

/** Text and headings of a page of documentation; its own alone, the rest of the frame stays. */
function DocPage() {
  const { page } = usePage();
  const { frontmatter } = page;
  const { hasOutline, isOverview } = listDocParts(page);
  const isFallback = useUntranslated().includes(page.lang);
  return (
    <>
      <main
        id="content"
        className={clsx(
          styles.main,
          (isOverview || page.pageType === 'doc-wide') && (hasOutline ? styles.wide : styles.whole),
        )}
      >
        <Breadcrumb />
        <TranslationNotice />
        <article className="prose" lang={isFallback ? site.defaultLanguage : undefined}>
          <PageText />
        </article>
        {frontmatter.footer !== false && <DocFooter />}
        {frontmatter.globalUIComponents !== false && <ScrollToTop />}
      </main>
      {hasOutline && <Outline />}
    </>
  );
}

function listDocParts({ frontmatter, toc }: ReturnType<typeof usePage>['page']) {
  const isOverview = frontmatter.overview === true;
  return {
    isOverview,
    hasSidebar: frontmatter.sidebar !== false,
    hasOutline: frontmatter.outline !== false && !isOverview && toc.length > 0,
  };
}
