import type * as text from 'words';

declare const part = 1;

export declare type Parts = typeof parts;

declare namespace parts {
    export {
        part
    }
}

export declare type Text = typeof text;

export { }
