import type { Words } from '@/parts/words';

export const words: Words = ['one'];
