var cache = new Map();
export { cache };

//# sourceMappingURL=cache.js.map