export declare const isWide: () => boolean;
