(()=>{
    document.title = "production production";
})();
