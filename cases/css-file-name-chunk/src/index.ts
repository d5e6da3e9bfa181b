import './button.css';

export const loadChart = () => import('./chart');
