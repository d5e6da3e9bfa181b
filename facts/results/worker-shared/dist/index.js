const connect = ()=>new SharedWorker(new URL("./worker.js", import.meta.url), {
        type: "module"
    });
export { connect };
