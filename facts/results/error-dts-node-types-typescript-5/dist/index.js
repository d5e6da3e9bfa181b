import { basename } from "node:path";
const src_name = basename(process.cwd());
export { src_name as name };
