export declare const three: number;
