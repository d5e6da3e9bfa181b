declare const split: (text: string) => string[];

declare type Words = string[];

export declare namespace words {
    export {
        split,
        Words
    }
}

export { }
