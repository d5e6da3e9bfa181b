import { version } from '../package.json';

export const userAgent = `limits/${version}`;
