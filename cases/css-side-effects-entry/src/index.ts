import './button.css';

export const one = 1;
