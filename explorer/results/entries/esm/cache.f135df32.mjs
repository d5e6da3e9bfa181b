const cache = new Map();
export { cache };
