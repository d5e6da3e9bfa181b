export const getText = (name) => new URL(`./img/${name}.txt`, import.meta.url);
