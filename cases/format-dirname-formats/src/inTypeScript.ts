declare const __dirname: string;

Object.assign(globalThis, { folder: __dirname });
