export class Kept {}
export const assigned = class Given {};
export const wrap = (base: new () => object) => class Wrapped extends base {};
export const makeFunction = () => function inner() {};
