export declare const widget: import("inner").Inner;
