export * from "./words.js";
const own = 0;
export { own };
