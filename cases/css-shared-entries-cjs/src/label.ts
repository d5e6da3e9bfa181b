import './shared.css';
import './label.css';

export const label = 'label';
