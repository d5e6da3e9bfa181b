const cache = new Map();
export { cache };

//# sourceMappingURL=7~0.js.map