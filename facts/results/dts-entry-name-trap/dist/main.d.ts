export declare const toSlug: (title: string) => string;
