export declare const first: string;
