import { createSignal } from 'solid-js';

export interface CounterProps {
  label: string;
}

export function Counter(props: CounterProps) {
  const [count, setCount] = createSignal(0);
  return (
    <button type="button" onClick={() => setCount(count() + 1)}>
      {props.label}: {count()}
    </button>
  );
}
