export { Word } from "./b~0.js";
