const one = 1;
export { one };
