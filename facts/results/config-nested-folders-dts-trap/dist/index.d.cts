/** `Hello World` → `hello-world` */
export declare function toSlug(title: string): string;
