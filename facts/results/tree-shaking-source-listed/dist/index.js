console.log('kept from source');
const one = 1;
export { one };
