import { Children, isValidElement, type ReactNode } from 'react';
import { useText } from '../lib/text';
import styles from './Preview.module.css';

/** A component at work above its code; build/render/preview hands both over, the code first. */
export function Preview({ children }: { children: ReactNode }) {
  const text = useText();
  const [code, component] = Children.toArray(children).filter((child) => isValidElement(child));
  return (
    <div className={styles.preview} data-part="preview">
      <div className={styles.result} role="group" aria-label={text('previewResult')}>
        {component}
      </div>
      {code}
    </div>
  );
}
