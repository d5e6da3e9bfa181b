import './button.css';

export { createButton } from './createButton';
