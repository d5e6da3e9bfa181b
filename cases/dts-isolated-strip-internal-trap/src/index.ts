export const most: number = 3;

/** @internal */
export const hidden: number = 4;
