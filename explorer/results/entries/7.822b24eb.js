const cache = new Map();
export { cache };

//# sourceMappingURL=7.js.map