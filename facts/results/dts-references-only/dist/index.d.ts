export { limit } from './limit.js';
export declare const count: number;
