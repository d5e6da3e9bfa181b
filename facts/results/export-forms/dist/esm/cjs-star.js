export * from "cjs-words";
const own = 0;
export { own };
