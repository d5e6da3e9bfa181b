import{cache as e}from"./7~0.js";function o(o){for(let r of[...e.keys()])(o?.(r)??!0)&&e.delete(r)}export{o as clear};
//# sourceMappingURL=admin.js.map