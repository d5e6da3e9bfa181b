const file = new URL("./static/wasm/54b710755d.module.wasm", import.meta.url);
export { file };
