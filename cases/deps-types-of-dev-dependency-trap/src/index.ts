import type { Words } from 'words';

export const words: Words = ['one', 'two'];
