import type { DefineComponent } from 'vue';
import CounterComponent from './Counter.vue';

export interface CounterProps {
  label: string;
}

export const Counter = CounterComponent as DefineComponent<CounterProps>;
