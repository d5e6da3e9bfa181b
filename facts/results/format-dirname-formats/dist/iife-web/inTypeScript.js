(()=>{
    Object.assign(globalThis, {
        folder: "/"
    });
})();
