export declare class Box {
    getWidth(): number;
}
