export const loadChart = () => import('./chart');
