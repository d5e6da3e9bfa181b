const count = 1;
var src_limit = 100;
export { count, src_limit as limit };
