export declare const toSlug: (title: string) => string;

export declare type Words = readonly string[];

export { }
