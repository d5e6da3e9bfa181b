import node_path from "node:path";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
const hash_filename = fileURLToPath(import.meta.url);
const hash_dirname = node_path.dirname(hash_filename);
const hash_require = createRequire(import.meta.url);
let hash_native;
try {
    hash_native = hash_require(node_path.join(hash_dirname, "hash.node"));
} catch (error) {
    throw new Error('Failed to load Node.js addon: "hash.node"', {
        cause: error
    });
}
const hash = hash_native;
const run_hash = hash.hash;
export { run_hash as hash };
