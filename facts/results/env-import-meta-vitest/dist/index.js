const half = (value)=>value / 2;
export { half };
