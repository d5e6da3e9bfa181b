export declare const title: string;
