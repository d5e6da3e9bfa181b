export { createToolbar } from './toolbar';
export { nameOf } from './nameOf';
