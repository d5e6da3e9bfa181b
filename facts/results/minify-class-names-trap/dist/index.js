class Kept {
}
const assigned = class {
};
const wrap = (base)=>class extends base {
    };
const makeFunction = ()=>function() {};
export { Kept, assigned, makeFunction, wrap };
