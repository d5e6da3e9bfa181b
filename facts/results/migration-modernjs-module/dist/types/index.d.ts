export declare interface SlugOptions {
    separator?: string;
}

/** `Hello World` → `hello-world` */
export declare function toSlug(title: string, { separator }?: SlugOptions): string;

export { }
