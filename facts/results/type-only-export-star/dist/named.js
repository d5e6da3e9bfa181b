const count = 0;
export { count };
