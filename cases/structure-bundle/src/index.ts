export { createButton } from './button';
