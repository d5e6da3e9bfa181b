import { useState } from 'react';

export interface CounterProps {
  label: string;
}

/** A button that counts its clicks. */
export function Counter({ label }: CounterProps) {
  const [count, setCount] = useState(0);
  const add = () => setCount(count + 1);
  return (
    <button onClick={add}>
      {label} {count}
    </button>
  );
}
