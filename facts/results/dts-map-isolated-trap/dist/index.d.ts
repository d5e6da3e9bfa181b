export declare const most: number;
