export declare const most: number;

export { }
