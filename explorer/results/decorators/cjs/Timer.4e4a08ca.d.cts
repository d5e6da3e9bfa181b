/** Counts seconds, and says what it does. */
export declare class Timer {
    #private;
    readonly name: string;
    static created: number;
    constructor(name?: string);
    get seconds(): number;
    add(seconds: number): this;
}
