import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import mark from '../../site/mark.json';
import { site } from '../../site/site';
import { useSitePath, useThemeOptions } from '../lib/siteHooks';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import styles from './TopBar.module.css';
import { NavLanguage, NavReleases, NavVersion } from './NavChoices';
import { NavLinks } from './NavLinks';
import { NavSocial } from './NavSocial';
import { useBarScroll } from './useBarScroll';
import { useLang } from '@rspress/core/runtime';
import { ToolLink } from '../ui/ToolLink';
import { NavPopover } from './NavPopover';

export interface TopBarProps {
  /** The search box. Passed in by the layout, like the next: features do not import each other. */
  search: ReactNode;
  colorScheme: ReactNode;
  isLanding: boolean;
}

const screenId = 'nav-screen';

/** The bar on top. Its menu is a row on wide screens, a full-screen native popover on narrow ones. */
export function TopBar({ search, colorScheme, isLanding }: TopBarProps) {
  const text = useText();
  const { hideNavbar } = useThemeOptions();
  const { findHref } = useSitePath();
  const bar = useRef<HTMLElement>(null);
  useBarScroll(bar, hideNavbar === 'auto', isLanding);
  return (
    <header ref={bar} className={styles.bar} data-landing={isLanding || undefined}>
      <Link className={styles.home} href={findHref({ rest: '/' })} aria-label={text('homeLink')}>
        <Mark />
        <span>{site.name}</span>
      </Link>
      <div className={styles.screen} id={screenId} popover="auto" data-deferred-open="">
        <NavLinks />
        <div className={styles.tools}>
          <NavLanguage />
          {HAS_VERSIONS ? <NavVersion /> : <NavReleases />}
          <NavSocial />
          <NavTools />
        </div>
      </div>
      <div className={styles.actions}>
        {search}
        {colorScheme}
        <button
          type="button"
          className={clsx(controls.iconButton, styles.menuButton)}
          popoverTarget={screenId}
          aria-label={text('openMenu')}
        >
          <Icon name="menu" />
          <Icon name="close" />
        </button>
      </div>
    </header>
  );
}

/** The site's mark, inline: no request, and its colors follow the scheme. */
const Mark = () => (
  <svg viewBox={mark.viewBox} width="28" height="28" aria-hidden="true">
    {mark.parts.map(({ path, role }) => (
      <path key={path} className={styles[role]} d={path} />
    ))}
  </svg>
);

function NavTools() {
  const { tools } = useThemeOptions();
  const isChinese = useLang() === 'zh';
  if (!tools || tools.links.length === 0) return null;
  return (
    <NavPopover
      id="nav-tools"
      title={isChinese ? tools.title : tools.titleEn}
      button={<Icon name="grid" />}
    >
      <ul className={styles.toolList}>
        {tools.links.map((tool) => (
          <li key={tool.name}>
            <ToolLink
              tool={tool}
              className={clsx(styles.row, styles.tool)}
              aria-current={tool.name === site.name || undefined}
            />
          </li>
        ))}
      </ul>
    </NavPopover>
  );
}
