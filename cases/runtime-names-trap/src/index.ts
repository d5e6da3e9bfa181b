declare const __webpack_public_path__: string;

export const getBase = (): string => __webpack_public_path__;
