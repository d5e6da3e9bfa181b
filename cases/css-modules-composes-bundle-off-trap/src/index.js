export { default as a } from './a.module.css';
export { default as b } from './b.module.css';
