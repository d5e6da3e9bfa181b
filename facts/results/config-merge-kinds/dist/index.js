console.log("item");
console.log("top");
export { one } from "one";
export { two } from "two";
