const newName = 42;
export { newName };
