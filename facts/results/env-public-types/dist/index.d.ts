export declare const address: string;
