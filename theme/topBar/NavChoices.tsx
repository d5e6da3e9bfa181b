import { cleanUrlByConfig, useLocation, useSite } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { toReleaseRoute } from '../../site/sharedHeadings';
import { queryNames } from '../lib/contract';
import { useIsInteractive } from '../lib/clientOnly';
import { isPlainClick } from '../lib/linkKind';
import { navigateTo } from '../lib/navigation';
import { hasRoute, useSitePath } from '../lib/siteHooks';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './TopBar.module.css';
import { NavItemLink, type NavItemLinkProps } from './NavItemLink';
import { NavPopover } from './NavPopover';

/** This page in the other languages, or their home. One other language is a link, more are a menu. */
export function NavLanguage() {
  const text = useText();
  const { locales } = useSite().site;
  const { language, findHref } = useSitePath();
  const links = locales.map(({ lang, label }) => ({
    text: label,
    href: findHref({ language: lang }),
    hrefLang: lang,
    lang,
    'aria-current': lang === language || undefined,
  }));
  const [other, ...more] = links.filter(({ lang }) => lang !== language);
  if (!other) return null;
  if (more.length === 0) {
    const { text: label, lang, ...props } = other;
    return (
      <Link
        {...props}
        className={clsx(controls.quiet, styles.row)}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          // As it is without React (theme/language/languageScript.ts).
          navigateTo(cleanUrlByConfig(props.href) + location.search + location.hash);
        }}
      >
        <Icon name="globe" />
        <VisuallyHidden>{`${text('language')} `}</VisuallyHidden>
        <span lang={lang}>{label}</span>
      </Link>
    );
  }
  return (
    <NavPopover id="nav-languages" title={text('languages')} button={<Icon name="globe" />}>
      <Choices links={links} />
    </NavPopover>
  );
}

/** This page in the other versions, or their home; absent where there is one version. */
export function NavVersion() {
  const text = useText();
  const { versions } = useSite().site.multiVersion;
  const { version, findHref } = useSitePath();
  if (versions.length < 2) return null;
  const button = (
    <>
      <VisuallyHidden>{text('version')} </VisuallyHidden>
      {version}
      <Icon name="chevron" className={controls.chevron} />
    </>
  );
  return (
    <NavPopover id="nav-versions" title={text('versions')} isTitled button={button}>
      <Choices
        links={versions.map((name) => ({
          text: name,
          href: findHref({ version: name }),
          'aria-current': name === version || undefined,
        }))}
      />
    </NavPopover>
  );
}

/** What the newest release changed; with React the older ones too, which no page has to carry. */
export function NavReleases() {
  const text = useText();
  const { pathname } = useLocation();
  const { rest, resolve } = useSitePath();
  const isInteractive = useIsInteractive();
  const [newest, ...older] = RELEASES;
  if (!newest || !hasRoute('/releases/')) return null;
  const isCurrent = rest.startsWith('/releases/');
  // Their pages say what is different of the page that the reader comes from.
  const query = isCurrent ? '' : `?${queryNames.page}=${pathname}`;
  const toHref = (name: string) => resolve(toReleaseRoute(name));
  const first = { text: text('releaseNewest', { release: newest }), href: toHref(newest) };
  const all = { text: text('releaseAll'), href: resolve('/releases/') };
  const button = (
    <>
      {`v${newest}`}
      <Icon name="chevron" className={controls.chevron} />
    </>
  );
  return (
    <NavPopover id="nav-versions" title={text('releaseMenu')} isTitled {...{ isCurrent, button }}>
      <Choices links={[first, all]} />
      {isInteractive && (
        <Choices
          className={styles.releases}
          links={older.map((name) => ({ text: name, href: toHref(name) + query }))}
        />
      )}
    </NavPopover>
  );
}

const Choices = ({
  links,
  ...props
}: { links: readonly NavItemLinkProps[] } & ComponentProps<'ul'>) => (
  <ul {...props}>
    {links.map((link) => (
      <li key={link.text}>
        <NavItemLink {...link} />
      </li>
    ))}
  </ul>
);
