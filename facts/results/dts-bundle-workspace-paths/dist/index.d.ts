declare interface Text {
    words: string[];
}

export declare const toSlug: (text: Text) => string;

export { }
