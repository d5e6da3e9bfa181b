import Counter from "./Counter.js";
const src_Counter = Counter;
export { src_Counter as Counter };
