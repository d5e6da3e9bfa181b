import './theme';

export { createButton } from './button';
export { size } from './size';
