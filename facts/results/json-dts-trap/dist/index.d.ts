import limits from './limits.json';
export { limits };
export declare const defaults: {
    perPage: number;
};
