import { readFile } from "fs/promises";
import { resolve } from "path";
const read = (file)=>readFile(resolve(file), 'utf8');
export { read };
