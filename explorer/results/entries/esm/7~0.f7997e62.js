let e=new Map;export{e as cache};
//# sourceMappingURL=7~0.js.map