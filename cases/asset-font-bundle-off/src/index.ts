import './font.css';

export const family = 'Words';
