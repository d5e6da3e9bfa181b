const store = 'localStorage';
export { store };
