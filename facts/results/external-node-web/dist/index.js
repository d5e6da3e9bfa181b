import { sep } from "node:path";
const separator = sep;
export { separator };
