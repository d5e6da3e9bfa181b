import "svelte/internal/server";
let count = 0;
const readCount = ()=>count;
const add = ()=>count++;
export { add, readCount };
