export const icon = new URL('./icon.svg', import.meta.url).href;
