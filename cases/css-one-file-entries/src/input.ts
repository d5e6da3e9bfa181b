import './shared.css';
import './input.css';

export const input = 'input';
