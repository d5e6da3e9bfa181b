var src_limit = 10;
export { src_limit as limit };
