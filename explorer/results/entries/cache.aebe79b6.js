var a=new Map;export{a as cache};
//# sourceMappingURL=cache.js.map