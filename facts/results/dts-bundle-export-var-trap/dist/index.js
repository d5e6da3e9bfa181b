var zero = 0;
export { zero };
