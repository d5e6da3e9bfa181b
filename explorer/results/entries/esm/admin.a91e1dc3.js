import{cache as e}from"./7~0.js";function l(l){for(let r of[...e.keys()]){var o;(null==(o=null==l?void 0:l(r))||o)&&e.delete(r)}}export{l as clear};
//# sourceMappingURL=admin.js.map