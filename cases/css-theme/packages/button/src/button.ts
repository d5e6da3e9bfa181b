import './button.css';

export const createButton = (): HTMLElement => document.createElement('button');
