import info from 'legacy/package.json';

export const { version } = info;
