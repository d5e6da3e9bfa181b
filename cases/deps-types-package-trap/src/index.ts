import { split, type Words } from 'words';

export const words: Words = split('one two');
