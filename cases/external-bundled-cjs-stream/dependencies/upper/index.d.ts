import type { Transform } from 'node:stream';
export declare const Upper: new () => Transform;
