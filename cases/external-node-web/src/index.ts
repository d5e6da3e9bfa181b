import './button.css';
import { sep } from 'node:path';

export const separator: string = sep;
