export const getImage = (name) => new URL(`./img/${name}.png`, import.meta.url);
