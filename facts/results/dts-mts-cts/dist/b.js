const b = 2;
export { b };
