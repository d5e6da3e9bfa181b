import './augment';

export const answer: number = 42;
