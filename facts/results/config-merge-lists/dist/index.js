const store = localStorage;
console.log('one');
export { store };
