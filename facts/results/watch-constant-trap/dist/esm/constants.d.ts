export declare const retries = 5;
