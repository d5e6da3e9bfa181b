const src_double = (value)=>2 * value;
export { src_double as double };
