import limits from './limits.json';

export const most = limits.most;
