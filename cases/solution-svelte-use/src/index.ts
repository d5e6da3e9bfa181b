import type { Component } from 'svelte';
import CounterComponent from './Counter.svelte';

export interface CounterProps {
  label: string;
}

export const Counter: Component<CounterProps> = CounterComponent;
