export declare interface SlugOptions {
    /** What is put between words; `-` if left out. */
    separator?: string;
}

/** `Hello World` → `hello-world` */
export declare function toSlug(title: string, options?: SlugOptions): string;

/** The first words of a text, with `…` where some are left out. */
export declare function truncate(text: string, count?: number): string;

export { }
