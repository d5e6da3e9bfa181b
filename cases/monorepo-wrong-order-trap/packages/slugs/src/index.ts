import { splitWords } from '@acme/text';

export const toSlug = (title: string): string => splitWords(title).join('-').toLowerCase();
