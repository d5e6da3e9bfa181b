export type * from './types';
export const count = 0;
