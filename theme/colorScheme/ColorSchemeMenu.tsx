import type { IconName } from '../../site/iconNames';
import { useText } from '../hooks/useText';
import { Icon } from '../ui/Icon';
import { Popover } from '../ui/Popover';
import styles from './ColorSchemeMenu.module.css';

const choices = [
  { value: 'light', icon: 'sun', label: 'schemeLight' },
  { value: 'dark', icon: 'moon', label: 'schemeDark' },
  { value: 'auto', icon: 'system', label: 'schemeAuto' },
] as const satisfies readonly { value: string; icon: IconName; label: string }[];

/**
 * Light, dark, or whatever the system says. Which one is chosen only storage knows: theme/boot/schemeMenu.ts
 * checks the right one as the menu opens, React leaves it alone.
 */
export function ColorSchemeMenu() {
  const text = useText();
  return (
    <Popover
      id="scheme-menu"
      name={text('schemeMenu')}
      button={<Icon name="chevron" className={styles.chevron} />}
      buttonClassName={styles.button}
      className={styles.menu}
    >
      <div role="radiogroup" aria-label={text('schemeMenu')}>
        {choices.map(({ value, icon, label }) => (
          <label key={value} className={styles.choice}>
            <input className={styles.input} type="radio" name="scheme" value={value} />
            <Icon name={icon} />
            {text(label)}
          </label>
        ))}
      </div>
    </Popover>
  );
}
