var a=new Map;export{a as cache};
//# sourceMappingURL=7~0.js.map