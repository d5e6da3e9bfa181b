import type { Component } from 'svelte';
export interface CounterProps {
    label: string;
}
export declare const Counter: Component<CounterProps>;
