import { add } from './add.wasm';

export const three: number = add(1, 2);
