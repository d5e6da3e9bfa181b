export { ReactComponent as Logo, default as address } from "./logo.js";
