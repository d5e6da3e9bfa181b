var own_stars_three = 3;
export { first as one, two } from "./x~0.js";
export { own_stars_three as three };
