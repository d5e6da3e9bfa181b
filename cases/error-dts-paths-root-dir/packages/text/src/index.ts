export type Words = readonly string[];

export const splitWords = (text: string): Words => text.trim().split(/\s+/);
