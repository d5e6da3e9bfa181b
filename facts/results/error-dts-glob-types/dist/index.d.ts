export declare const languages: any;
