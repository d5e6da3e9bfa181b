export { join, default as path } from 'node:path';
