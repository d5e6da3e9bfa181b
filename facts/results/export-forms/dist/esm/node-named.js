export { default as path, join } from "node:path";
