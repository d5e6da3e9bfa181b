const lowest = 1;
export { lowest };
