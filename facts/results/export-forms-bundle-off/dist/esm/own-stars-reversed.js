export * from "./other.js";
export * from "./words.js";
