import limits from "./limits.js";
const limit = limits.perPage;
export { limit };
