export const splitWords = (text) => text.trim().split(/\s+/);
