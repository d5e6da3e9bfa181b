export { default as address } from './button.css?url';
