const explicit = 'explicit';
export { explicit };
