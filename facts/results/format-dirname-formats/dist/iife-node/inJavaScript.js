(()=>{
    globalThis.folder = __dirname;
})();
