import { limit } from './limit.cjs';

export { twice } from './twice';
export const lower = (value: number): number => Math.min(value, limit);
