export declare const className = "button";

export declare const label = "Button";

export { }
