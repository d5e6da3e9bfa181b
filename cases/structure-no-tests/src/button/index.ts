import './button.css';
import icon from './icon.svg';

export function createButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.title = label;
  button.style.backgroundImage = `url(${icon})`;
  return button;
}
