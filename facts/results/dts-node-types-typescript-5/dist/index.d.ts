export declare const token: string | undefined;
