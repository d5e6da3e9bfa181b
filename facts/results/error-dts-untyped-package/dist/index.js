import { words } from "words";
const first = words["0"];
export { first };
