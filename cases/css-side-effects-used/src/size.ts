import './size.css';

export const size = 'small';
