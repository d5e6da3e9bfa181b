import { upper } from './upper';

export const shout = (text: string): string => `${upper(text)}!`;
