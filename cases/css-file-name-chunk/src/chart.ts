import './chart.css';

export const chart = 'chart';
