import { codeViewKey } from '../lib/codeView';

/**
 * Shows code as the reader chose, before the first paint and when another tab chooses: the stored words
 * stand on the root, where theme/styles/code.css reads them. Words that nobody knows say nothing.
 */
export function keepCodeView({ documentElement }: Document, base: string): void {
  const show = () => {
    documentElement.dataset.code = localStorage.getItem(codeViewKey(base)) ?? '';
  };
  show();
  addEventListener('storage', show);
}
