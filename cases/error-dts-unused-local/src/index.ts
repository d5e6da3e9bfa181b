import { part } from './part';

export const answer = 42;
