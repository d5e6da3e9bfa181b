import { clsx } from 'clsx';
import type { IconName } from '../../site/icons';
import { useThemeOptions } from '../lib/siteHooks';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import { Popover } from '../ui/Popover';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './ColorScheme.module.css';
import { useSchemeReveal } from './useSchemeReveal';

/** The button that flips the scheme and the menu next to it; absent where the site has no dark mode. */
export function ColorScheme() {
  const { darkMode } = useThemeOptions();
  useSchemeReveal();
  if (darkMode === false) return null;
  return (
    <div className={styles.scheme} data-needs-script="">
      <ColorSchemeToggle />
      <ColorSchemeMenu />
    </div>
  );
}

/** Flips light and dark. Both faces are in the HTML; colorSchemeScript.ts shows one and handles the click. */
function ColorSchemeToggle() {
  const text = useText();
  return (
    <button type="button" className={controls.iconButton} data-scheme-toggle="">
      <span className={styles.whenLight}>
        <Icon name="moon" />
        <VisuallyHidden>{text('switchToDark')}</VisuallyHidden>
      </span>
      <span className={styles.whenDark}>
        <Icon name="sun" />
        <VisuallyHidden>{text('switchToLight')}</VisuallyHidden>
      </span>
    </button>
  );
}

const choices = [
  { value: 'light', icon: 'sun', label: 'schemeLight' },
  { value: 'dark', icon: 'moon', label: 'schemeDark' },
  { value: 'auto', icon: 'system', label: 'schemeAuto' },
] as const satisfies readonly { value: string; icon: IconName; label: string }[];

/** Light, dark or the system's scheme. colorSchemeScript.ts checks the chosen one when the menu opens. */
function ColorSchemeMenu() {
  const text = useText();
  return (
    <Popover
      id="scheme-menu"
      name={text('schemeMenu')}
      button={<Icon name="chevron" className={controls.chevron} />}
      buttonClassName={clsx(controls.iconButton, styles.button)}
      className={styles.menu}
    >
      <div role="radiogroup" aria-label={text('schemeMenu')}>
        {choices.map(({ value, icon, label }) => (
          <label key={value} className={clsx(controls.quiet, styles.choice)}>
            <input className={styles.input} type="radio" name="scheme" value={value} />
            <Icon name={icon} />
            {text(label)}
          </label>
        ))}
      </div>
    </Popover>
  );
}
