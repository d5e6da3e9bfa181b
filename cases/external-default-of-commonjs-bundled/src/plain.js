import legacy from 'legacy';

export const plain = typeof legacy;
