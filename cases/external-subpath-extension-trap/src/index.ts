import { limit } from 'words/limit';

export const half = limit / 2;
