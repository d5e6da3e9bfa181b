export { ReactComponent as Logo } from "./logo.js";
