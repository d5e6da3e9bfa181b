import './setup';

export const one: number = 1;
