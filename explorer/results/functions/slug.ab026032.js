import{splitWords as o}from"./words.js";function r(r,t){let e=t?.separator??"-";return o(r).map(o=>o.toLowerCase()).join(e)}export{r as toSlug};
//# sourceMappingURL=slug.js.map