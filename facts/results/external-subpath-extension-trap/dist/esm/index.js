import { limit } from "words/limit";
const half = limit / 2;
export { half };
