export { toSlug } from "./slug.mjs";
export { truncate } from "./truncate.mjs";
