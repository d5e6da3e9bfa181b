export declare class Counter {
    level: number;
    raise(): number;
}

export { }
