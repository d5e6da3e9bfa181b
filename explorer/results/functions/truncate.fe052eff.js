import{splitWords as t}from"./words.js";function r(e,n=10){let o=t(e);return o.length<=n?e:`${o.slice(0,n).join(" ")}…`}export{r as truncate};
//# sourceMappingURL=truncate.js.map