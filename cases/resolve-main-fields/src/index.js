export { clock } from 'clock';
