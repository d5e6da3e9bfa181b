const store = new Map();
export { store };
