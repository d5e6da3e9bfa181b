const startWorker = ()=>new Worker(new URL("./worker.js", import.meta.url), Object.assign({}, {
        type: "module"
    }, {
        type: "module"
    }));
startWorker().postMessage(3);
