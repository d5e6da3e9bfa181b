export declare class Volume {
    level: number;
    raise(): number;
}

export { }
