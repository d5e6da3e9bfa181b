import type { DefineComponent } from 'vue';
export interface CounterProps {
    label: string;
}
export declare const Counter: DefineComponent<CounterProps>;
