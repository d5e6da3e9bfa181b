export { default as word, one } from "es-words";
