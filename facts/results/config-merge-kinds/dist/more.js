console.log("item");
console.log("top");
const more = 1;
export { more };
