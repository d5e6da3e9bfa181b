'use client';

import { useState } from 'react';

export interface CounterProps {
  label?: string;
}

export default function Counter({ label = 'Likes' }: CounterProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label}: {count}
    </button>
  );
}
