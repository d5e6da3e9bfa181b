export const words = new URL(/* rspackIgnore: true */ './words.txt', import.meta.url);
