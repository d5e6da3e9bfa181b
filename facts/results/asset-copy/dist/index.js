const file = new URL('./words.txt', import.meta.url);
export { file };
