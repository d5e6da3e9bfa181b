import './shared.css';
import './label.css';

export { input } from './input';
export const label = 'label';
