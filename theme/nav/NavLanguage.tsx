import { useSite } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import { useSitePath } from '../lib/siteHooks';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { NavItemLink } from './NavItemLink';
import styles from './NavLanguage.module.css';
import { NavPopover } from './NavPopover';

/** This page in the other languages, or their home. One other language is a link, more are a menu. */
export function NavLanguage() {
  const text = useText();
  const { locales } = useSite().site;
  const { language, findHref } = useSitePath();
  const others = locales.filter(({ lang }) => lang !== language);
  const [other] = others;
  if (!other) return null;
  if (others.length === 1) {
    const { lang, label } = other;
    return (
      <Link
        className={clsx(controls.quiet, styles.link)}
        href={findHref({ language: lang })}
        hrefLang={lang}
        lang={lang}
      >
        <Icon name="globe" />
        {label}
      </Link>
    );
  }
  return (
    <NavPopover id="nav-languages" title={text('languages')} button={<Icon name="globe" />}>
      <ul>
        {locales.map(({ lang, label }) => (
          <li key={lang}>
            <NavItemLink
              text={label}
              href={findHref({ language: lang })}
              hrefLang={lang}
              lang={lang}
              aria-current={lang === language ? 'true' : undefined}
            />
          </li>
        ))}
      </ul>
    </NavPopover>
  );
}
