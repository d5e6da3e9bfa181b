/** Replaces halves of characters, which addresses cannot hold: `encodeURIComponent` throws at them. */
export const mendSurrogates = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
