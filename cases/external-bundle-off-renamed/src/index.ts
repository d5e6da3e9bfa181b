export { clamp } from 'clamp';
