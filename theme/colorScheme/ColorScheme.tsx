import { useThemeOptions } from '../hooks/useThemeOptions';
import styles from './ColorScheme.module.css';
import { ColorSchemeMenu } from './ColorSchemeMenu';
import { ColorSchemeToggle } from './ColorSchemeToggle';
import { useSchemeReveal } from './useSchemeReveal';

/** The button that flips the scheme and the menu beside it; absent where the site has no dark mode. */
export function ColorScheme() {
  const { darkMode } = useThemeOptions();
  useSchemeReveal();
  if (darkMode === false) return null;
  return (
    <div className={styles.scheme}>
      <ColorSchemeToggle />
      <ColorSchemeMenu />
    </div>
  );
}
