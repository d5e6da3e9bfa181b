import legacy from 'legacy';

export const kind: string = typeof legacy;
export { plain } from './plain.js';
