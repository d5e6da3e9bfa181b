export { toSlug } from "./slug.js";
export { truncate } from "./truncate.js";
