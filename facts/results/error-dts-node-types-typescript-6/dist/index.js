import { basename } from "node:path";
const getName = (file)=>basename(file);
export { getName };
