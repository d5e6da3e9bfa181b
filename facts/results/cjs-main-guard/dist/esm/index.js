import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
const run = ()=>console.log('ran');
const command = process.argv[1];
if (command && realpathSync(command) === fileURLToPath(import.meta.url)) run();
export { run };
