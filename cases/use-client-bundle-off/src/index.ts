export { Toggle } from './Toggle';
export { version } from './version';
