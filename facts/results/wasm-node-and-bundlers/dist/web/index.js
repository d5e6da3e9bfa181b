import { add } from "./add.wasm";
const three = add(1, 2);
export { three };
