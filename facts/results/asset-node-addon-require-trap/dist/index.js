import { createRequire } from "node:module";
const addon = createRequire(import.meta.url)('./hash.node');
export { addon };
