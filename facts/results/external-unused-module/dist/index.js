var src_first = "one";
export { src_first as first };
