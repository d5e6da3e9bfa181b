import { Registry } from './registry';

export const sizeOf = (registry: Registry): number => registry.size;
