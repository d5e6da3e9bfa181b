export { one } from 'data:text/javascript,export const one = 1';
export { clamp } from 'https://esm.sh/clamp';
