import type { Words } from './types';

export const words: Words = [];
