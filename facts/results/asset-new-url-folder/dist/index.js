import { readFileSync } from "node:fs";
const templates = new URL('../templates/', import.meta.url);
const read = (name)=>readFileSync(new URL(`${name}.txt`, templates), 'utf8');
export { read };
