import { createRequire } from "node:module";
const path = createRequire(import.meta.url).resolve('words');
export { path };
