import { readFileSync } from "node:fs";
const load = ()=>readFileSync('words.txt', 'utf8');
const words = ()=>load().split(' ');
export { words };
