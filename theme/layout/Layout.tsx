import { useLocation, usePage } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { Announcement } from '../announcement/Announcement';
import { ColorScheme } from '../colorScheme/ColorScheme';
import { ScrollToTop } from '../docPage/ScrollToTop';
import { Footer } from '../footer/Footer';
import { markHiddenParts } from '../lib/hiddenParts';
import { useRouter } from '../lib/navigation';
import { useThemeOptions } from '../lib/siteHooks';
import { useText } from '../lib/text';
import { TopBar } from '../topBar/TopBar';
import { OfflineNotice } from '../router/OfflineNotice';
import { ProgressBar } from '../router/ProgressBar';
import { useContentSwitch } from '../router/useContentSwitch';
import { NotFound } from '../notFound/NotFound';
import { SearchTrigger } from '../search/SearchTrigger';
import { Announcer } from '../ui/Announcer';
import { DocFrame } from './DocFrame';
import styles from './Layout.module.css';
import { PageHead } from './PageHead';
import { PageText } from './PageText';

/** As it is on a page of one kind: the same element, so that it is not rendered with each page. */
const createBar = (isLanding: boolean) => (
  <TopBar search={<SearchTrigger />} colorScheme={<ColorScheme />} isLanding={isLanding} />
);
const bar = createBar(false);
const landingBar = createBar(true);

/** The frame of the page's type; `blank` has no bar, `custom` and `blank` only their content. */
export function Layout() {
  const text = useText();
  const { page } = usePage();
  const { frontmatter, pageType } = page;
  const { hideNavbar } = useThemeOptions();
  const { search } = useLocation();
  useRouter();
  useContentSwitch();
  useLayoutEffect(() => markHiddenParts(search), [search]);
  const hasBar = pageType !== 'blank' && frontmatter.navbar !== false && hideNavbar !== 'always';
  const hasFooter = !['blank', 'custom'].includes(pageType) && frontmatter.footer !== false;
  return (
    <>
      <PageHead />
      <a className={styles.skip} href="#content">
        {text('skipToContent')}
      </a>
      {HAS_ANNOUNCEMENT && pageType !== 'blank' && <Announcement />}
      {hasBar && <div className={styles.navbar}>{pageType === 'home' ? landingBar : bar}</div>}
      <PageContent pageType={pageType} />
      {hasFooter && <Footer />}
      <ProgressBar />
      <OfflineNotice />
      <Announcer />
    </>
  );
}

function PageContent({ pageType }: { pageType: string }) {
  switch (pageType) {
    case 'home':
      // Its frame comes with its text (build/render/generatedPages/homeFrame.ts).
      return <PageText />;
    case '404':
      return (
        <NotFound>
          <ScrollToTop />
        </NotFound>
      );
    case 'custom':
    case 'blank':
      return (
        <main id="content">
          <PageText />
        </main>
      );
    default:
      return <DocFrame />;
  }
}
