import { lower } from 'limits';

export const limit = lower(99);
