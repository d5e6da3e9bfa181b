export * from "./b.js";
