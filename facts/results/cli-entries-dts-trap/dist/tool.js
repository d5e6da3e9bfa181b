const c = 'c';
export { c };
