export const folder = new URL('.', import.meta.url);
