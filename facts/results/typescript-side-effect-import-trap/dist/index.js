const sizeOf = (registry)=>registry.size;
export { sizeOf };
