export const templates = new URL('../templates/', import.meta.url);
