export { splitWords } from "words";
