export type Words = readonly string[];

export const split = (text: string): Words => text.split(' ');
