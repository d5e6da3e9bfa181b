export declare const getLogo: () => string;
