var src_limit = 2;
export { src_limit as limit };
