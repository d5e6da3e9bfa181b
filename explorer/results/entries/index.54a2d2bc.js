import{cache as t}from"./7.js";async function e(e){let r=t.get(e);if(void 0!==r)return r;let a=await fetch(e),i=await a.text();return t.set(e,i),i}export{e as load};
//# sourceMappingURL=index.js.map