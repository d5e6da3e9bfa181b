const old = 41;
export { old };
