export const script = new URL('./greet.js', import.meta.url);
