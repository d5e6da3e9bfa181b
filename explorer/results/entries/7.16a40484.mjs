const cache = new Map();
export { cache };

//# sourceMappingURL=7.mjs.map