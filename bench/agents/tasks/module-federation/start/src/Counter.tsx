import { useState } from 'react';

export interface CounterProps {
  label?: string;
}

class Likes {
  static #all = 0;
  static add(): number {
    return ++this.#all;
  }
  static {
    this.#all = 0;
  }
}

export function Counter({ label = 'Likes' }: CounterProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(Likes.add())}>
      {label}: {count}
    </button>
  );
}
