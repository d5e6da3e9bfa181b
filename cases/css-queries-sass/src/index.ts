export { default as sassSource } from './menu.scss?raw';
export { default as sassStyles } from './menu.scss?inline';
export { default as lessSource } from './tabs.less?raw';
export { default as lessStyles } from './tabs.less?inline';
