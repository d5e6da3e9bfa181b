import { split } from "words";
const words = split('one two');
export { words };
