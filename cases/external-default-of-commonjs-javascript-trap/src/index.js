import legacy from 'legacy';

export const kind = typeof legacy;
