import './theme.css';

export { createBadge } from './badge';
export { createButton } from './button';
