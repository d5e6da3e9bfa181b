import { clsx } from 'clsx';
import type { IconName } from '../../site/icons';
import { useThemeOptions } from '../lib/siteHooks';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import { Popover } from '../ui/Popover';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './ColorScheme.module.css';
import { useEffect } from 'react';
import { getRootData, on } from '../lib/contract';
import { readDuration } from '../lib/time';

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

/** Reveals the new scheme in a circle that grows from the control that was used. */
function useSchemeReveal(): void {
  useEffect(() => {
    return on('schemereveal', (event) => {
      const { show, control } = event.detail;
      const wantsLess = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (wantsLess || !control || !document.startViewTransition) return;
      event.preventDefault();
      reveal(show, control);
    });
  }, []);
}

function reveal(show: () => void, control: Element): void {
  const root = document.documentElement;
  const box = control.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  // To the corner of the window that is farthest away.
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  getRootData().reveal = '';
  const { ready, finished } = document.startViewTransition(show);
  const stop = () => delete getRootData().reveal;
  finished.then(stop, stop);
  ready.then(
    () =>
      root.animate(
        { clipPath: [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`] },
        {
          duration: readDuration('--duration-reveal'),
          easing: 'ease-in-out',
          pseudoElement: '::view-transition-new(root)',
        },
      ),
    // Skipped (the page is hidden, or another change came): the scheme has changed all the same.
    () => {},
  );
}
