import { words } from 'words';

export const first: string = words[0];
