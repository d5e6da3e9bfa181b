function t(t){return t.match(/[^\s.,;:!?]+/g)??[]}export{t as splitWords};
//# sourceMappingURL=words.js.map