import './badge.css';

export const createBadge = (): HTMLElement => document.createElement('output');
