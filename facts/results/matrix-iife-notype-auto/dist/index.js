(()=>{
    console.log('ready');
})();
