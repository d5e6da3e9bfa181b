(()=>{
    const formatTime = (date)=>date.toISOString().slice(11, 16);
    document.title = `Loaded at ${formatTime(new Date())}`;
})();
