export declare const most: number;
/** @internal */ export declare const hidden: number;
