var cache = new Map();
export { cache };
