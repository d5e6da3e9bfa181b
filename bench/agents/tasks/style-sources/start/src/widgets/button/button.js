import '@/widgets/button/button.less';
import { setText } from '@/widgets/setText';

/** @param {string} text */
export function createButton(text) {
  const button = document.createElement('button');
  button.className = 'button';
  return setText(button, text);
}
