export * from "./types.js";
const words = [];
export { words };
