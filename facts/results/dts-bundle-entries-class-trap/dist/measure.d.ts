declare class Box {
    private readonly width;
    getWidth(): number;
}

export declare const measure: (box: Box) => number;

export { }
