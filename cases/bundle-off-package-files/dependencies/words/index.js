import { part } from './part.js';
import { letters } from 'letters';

export const words = () => [part, letters];
