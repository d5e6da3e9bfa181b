import url from './france.svg';

export const fr = { url, colors: 3 };
