import { add } from './add.wasm';
export declare const sum: (a: number, b: number) => number;
export { add };
