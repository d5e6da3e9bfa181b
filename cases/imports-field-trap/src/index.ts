import { splitWords, type Words } from '#int/words';

export type { Words };
export const toWords = (title: string): Words => splitWords(title);
