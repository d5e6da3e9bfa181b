export declare const one = 1;

export { }
