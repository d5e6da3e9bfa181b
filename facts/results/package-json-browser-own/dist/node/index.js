var src_store = "memory";
export { src_store as store };
