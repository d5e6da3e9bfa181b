export declare const className = "button";

export { }
