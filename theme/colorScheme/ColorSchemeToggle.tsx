import { useText } from '../hooks/useText';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './ColorSchemeToggle.module.css';

/**
 * Flips light and dark. Both faces are in the HTML and the scheme's class shows one, so the first
 * paint is right; the click is handled by the head script (theme/boot/colorScheme.ts).
 */
export function ColorSchemeToggle() {
  const text = useText();
  return (
    <button type="button" className={styles.toggle} data-scheme-toggle="">
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
