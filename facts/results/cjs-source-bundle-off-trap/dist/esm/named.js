export { lowest } from "./lowest.js";
