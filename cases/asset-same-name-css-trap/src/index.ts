import './icons.css';

export const names: string[] = ['close', 'open'];
