export { Inner } from "words";
