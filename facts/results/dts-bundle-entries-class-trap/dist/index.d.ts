declare class Box {
    private readonly width;
    getWidth(): number;
}

export declare const createBox: () => Box;

export { }
