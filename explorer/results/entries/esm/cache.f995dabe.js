let e=new Map;export{e as cache};
//# sourceMappingURL=cache.js.map