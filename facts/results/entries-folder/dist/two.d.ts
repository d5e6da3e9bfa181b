export declare const two = 2;

export { }
