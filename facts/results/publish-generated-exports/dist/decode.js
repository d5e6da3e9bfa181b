import { alphabet } from "./s.js";
const decode = (codes)=>codes.map((code)=>alphabet[code]).join('');
export { decode };
