import { letters } from './letters';

export const encode = (index: number): string => letters.charAt(index);
