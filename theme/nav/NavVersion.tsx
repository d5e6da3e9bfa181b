import { useSite } from '@rspress/core/runtime';
import { useSitePath } from '../lib/siteHooks';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { NavItemLink } from './NavItemLink';
import { NavPopover } from './NavPopover';

/** This page in the other versions, or their home; absent where there is one version. */
export function NavVersion() {
  const text = useText();
  const { versions } = useSite().site.multiVersion;
  const { version, findHref } = useSitePath();
  if (versions.length < 2) return null;
  return (
    <NavPopover
      id="nav-versions"
      title={text('versions')}
      isTitled
      button={
        <>
          <VisuallyHidden>{text('version')} </VisuallyHidden>
          {version}
          <Icon name="chevron" className={controls.chevron} />
        </>
      }
    >
      <ul>
        {versions.map((name) => (
          <li key={name}>
            <NavItemLink
              text={name}
              href={findHref({ version: name })}
              aria-current={name === version ? 'true' : undefined}
            />
          </li>
        ))}
      </ul>
    </NavPopover>
  );
}
