import { splitWords, type Words } from '@parts/splitWords';

export const toSlug = (title: string): string => splitWords(title).join('-').toLowerCase();

export type { Words };
