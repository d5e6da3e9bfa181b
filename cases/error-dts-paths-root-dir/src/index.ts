import { splitWords, type Words } from '@acme/text';

export type { Words };

export const toSlug = (title: string): string => splitWords(title).join('-').toLowerCase();
