export { default as sheet } from './box.css' with { type: 'css' };
