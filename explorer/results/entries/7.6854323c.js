let e=new Map;export{e as cache};
//# sourceMappingURL=7.js.map