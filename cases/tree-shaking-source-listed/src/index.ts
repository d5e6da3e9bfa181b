import './setup';
import './other';

export const one = 1;
