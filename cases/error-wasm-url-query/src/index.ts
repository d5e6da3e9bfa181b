export { default as address } from './add.wasm?url';
