export * from "node:os";
const own = 0;
export { own };
