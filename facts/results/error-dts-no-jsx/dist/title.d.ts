export declare const title: any;
