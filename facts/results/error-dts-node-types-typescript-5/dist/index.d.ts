export declare const name: string;
