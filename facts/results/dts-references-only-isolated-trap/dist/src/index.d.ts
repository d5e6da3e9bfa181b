export { limit } from '@/limit';
export declare const count: number;
