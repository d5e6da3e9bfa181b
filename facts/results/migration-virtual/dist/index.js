var src_isFast = true;
export { src_isFast as isFast };
