(()=>{
    const splitWords = (title)=>title.split(' ');
    globalThis.addEventListener?.('load', ()=>splitWords(document.title));
})();
