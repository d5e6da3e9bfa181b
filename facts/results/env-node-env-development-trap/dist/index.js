(()=>{
    document.title = "production development";
})();
