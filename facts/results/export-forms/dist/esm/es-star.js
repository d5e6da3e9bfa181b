export * from "es-words";
const own = 0;
export { own };
