import './chart.css';

export const className = 'chart';
