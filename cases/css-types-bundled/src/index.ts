import './button.css';

export const className = 'button';
export { label } from './label';
