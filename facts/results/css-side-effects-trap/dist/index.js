var src_className = "button";
export { src_className as className };
