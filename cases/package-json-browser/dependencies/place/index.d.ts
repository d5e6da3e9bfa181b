export declare const place: string;
