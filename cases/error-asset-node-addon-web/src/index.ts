import addon from './hash.node';

export const hash = addon.hash;
