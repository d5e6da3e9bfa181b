import './box.css';

export const name = 'box';
