import './button.css';

export const name = 'button';
