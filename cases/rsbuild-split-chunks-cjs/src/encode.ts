import { letters } from './letters';

export const encode = (index: number): string => letters.list.charAt(index);
export { letters };
