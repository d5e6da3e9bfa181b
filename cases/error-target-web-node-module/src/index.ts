import { sep } from 'node:path';

export const join = (parts: string[]): string => parts.join(sep);
