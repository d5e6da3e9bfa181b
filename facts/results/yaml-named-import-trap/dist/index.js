import { roles } from "./roles.js";
const first = roles["0"];
export { first };
