export declare class Counter {
    level = 1;

    raise(): number {
        return ++this.level;
    }
}

export { }
