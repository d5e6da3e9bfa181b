(()=>{
    const splitWords = (title)=>title.split(' ');
    globalThis.addEventListener?.('copy', ()=>splitWords(document.title).length);
})();
