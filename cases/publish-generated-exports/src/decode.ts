import { alphabet } from './alphabet';

export const decode = (codes: number[]): string => codes.map((code) => alphabet[code]).join('');
