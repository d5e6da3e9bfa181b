export { Rating } from "./Rating.mjs";
