export { limit } from '@/limit';

export const count: number = 1;
