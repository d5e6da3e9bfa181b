import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
const startChild = ()=>fork(new URL('./child.js', import.meta.url));
const taskFile = fileURLToPath(new URL('./task.js', import.meta.url));
export { startChild, taskFile };
