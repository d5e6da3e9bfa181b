export { words } from './wrods';
