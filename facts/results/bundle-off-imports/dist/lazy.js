const lazy = 'lazy';
export { lazy };
