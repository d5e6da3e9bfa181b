import { load } from './load';

export const words = (): string[] => load().split(' ');
