export { default as address, default as text, default as uri } from "./logo.js";
