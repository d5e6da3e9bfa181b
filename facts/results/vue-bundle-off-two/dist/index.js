export { default as Link } from "./Link.js";
export { default as Menu } from "./Menu.js";
