function WorkerWrapper(options) {
    return new Worker(new URL("./counter.js", import.meta.url), Object.assign({}, {
        type: "module",
        name: options && options.name
    }, {
        type: "module"
    }));
}
export { WorkerWrapper as Counter };
