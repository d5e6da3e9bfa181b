export { Rating } from "./Rating.js";
