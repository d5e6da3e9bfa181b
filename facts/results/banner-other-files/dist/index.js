/*! JS */
const start = ()=>new Worker(new URL("./worker.js", import.meta.url), {
        type: "module"
    });
export { start };
