export declare const getWidth: (options?: { size?: { width?: number } }) => number;
