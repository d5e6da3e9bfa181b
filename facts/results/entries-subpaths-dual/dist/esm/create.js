import { Word } from "./b~0.js";
const create = ()=>new Word();
export { create };
