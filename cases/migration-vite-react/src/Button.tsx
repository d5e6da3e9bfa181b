import { useState } from 'react';
import styles from './Button.module.css';

export interface ButtonProps {
  label: string;
}

export function Button({ label }: ButtonProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" className={styles.button} onClick={() => setCount(count + 1)}>
      {label}: {count}
    </button>
  );
}
