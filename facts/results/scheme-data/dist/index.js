var src_answer = 42;
export { src_answer as answer };
