'use client';

import { useState, type ReactNode } from 'react';
import './Button.css';

export interface ButtonProps {
  tone?: 'soft' | 'loud';
  children?: ReactNode;
}

export function Button({ tone = 'soft', children }: ButtonProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" className={`soft-button ${tone}`} onClick={() => setCount(count + 1)}>
      {children} {count}
    </button>
  );
}
