import './toolbar.css';
import { fr } from '../flags/fr';

/** A row of buttons with flags. */
export function createToolbar(): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'flag-toolbar';
  bar.style.backgroundImage = `url(${fr.url})`;
  return bar;
}
