import { createRequire } from "node:module";
const src_require = createRequire(import.meta.url);
const words = src_require('./words.json');
export { words };
