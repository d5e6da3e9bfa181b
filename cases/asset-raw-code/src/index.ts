export { default as raw } from './words.ts?raw';
export { default as css } from './a.css?raw';
export { default as component } from './Box.tsx?raw';
export { default as module } from './sum.mts?raw';
export { default as commonjs } from './limits.cjs?raw';
export { default as scoped } from './box.module.css?raw';
