export { default as word, one } from "cjs-words";
