import inline from './logo.svg?inline';
import raw from './logo.svg?raw';
import url from './logo.svg?url';

export const uri: string = inline;
export const text: string = raw;
export const address: string = url;
