import { words } from './words';

export const count: number = words.length;
export const load = (): Promise<typeof import('./words')> => import('./words');
