export { version } from 'legacy-button';
