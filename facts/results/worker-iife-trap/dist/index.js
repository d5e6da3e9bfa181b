(()=>{
    var __webpack_require__ = {};
    (()=>{
        __webpack_require__.u = (chunkId)=>"" + chunkId + ".js";
    })();
    (()=>{
        __webpack_require__.p = "/";
    })();
    (()=>{
        __webpack_require__.b = new URL("./", import.meta.url);
    })();
    const worker = new Worker(new URL(__webpack_require__.p + __webpack_require__.u(3), __webpack_require__.b), {
        type: "module"
    });
    worker.postMessage(3);
})();
