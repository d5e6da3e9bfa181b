var src_one = 2;
export { src_one as one };
