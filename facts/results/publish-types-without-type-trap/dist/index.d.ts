/** `Hello World` → `hello-world` */
export declare const toSlug: (title: string) => string;
