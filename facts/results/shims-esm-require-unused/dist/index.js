import "node:module";
const answer = 42;
export { answer };
