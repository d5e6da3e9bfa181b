import { square } from 'shapes';

export const area = square(3);
