import { splitWords } from '../core/src/index';

export const toSlug = (title: string): string => splitWords(title).join('-');
