export { Database } from 'bun:sqlite';
