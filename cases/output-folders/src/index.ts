import './button.css';
import logo from './logo.svg';

export { logo };
export const loadTheme = () => import('./theme');
