class Kept {
}
const assigned = class Given {
};
const wrap = (base)=>class Wrapped extends base {
    };
const makeFunction = ()=>function inner() {};
export { Kept, assigned, makeFunction, wrap };
