export { Database } from 'bun:sqlite';
export { clamp } from 'https://esm.sh/clamp';
export { one } from 'data:text/javascript,export const one = 1';
export { window } from 'vscode';
