import { words } from 'words';

export const first = 'one';
