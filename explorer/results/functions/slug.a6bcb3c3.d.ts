export interface SlugOptions {
    /** What is put between words; `-` if left out. */
    separator?: string;
}
/** `Hello World` → `hello-world` */
export declare function toSlug(title: string, options?: SlugOptions): string;
