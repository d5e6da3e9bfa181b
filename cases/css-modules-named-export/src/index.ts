import { button } from './button.module.css';

export const className: string = button;
