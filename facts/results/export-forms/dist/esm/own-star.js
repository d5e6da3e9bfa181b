const own = 0;
export { first as one, two } from "./x~0.js";
export { own };
