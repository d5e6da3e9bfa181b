export { default as close } from './close/icon.svg';
export { default as open } from './open/icon.svg';
