export declare function open(): number;

/** @internal */
export declare function secret(): number;

export { }
