import type { Inner } from 'inner';
export declare const createWidget: () => Inner;
