var src_part = 1;
export { src_part as part };
