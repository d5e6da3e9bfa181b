import { useState } from 'react';

export interface ButtonProps {
  label: string;
}

export function Button({ label }: ButtonProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label}: {count}
    </button>
  );
}
