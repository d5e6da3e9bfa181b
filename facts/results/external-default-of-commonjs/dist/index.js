import legacy from "legacy";
const plain = typeof legacy;
const kind = typeof legacy;
export { kind, plain };
