const square = (value)=>value * value;
export { square };
