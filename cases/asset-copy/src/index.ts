export const file = new URL(/* rspackIgnore: true */ './words.txt', import.meta.url);
