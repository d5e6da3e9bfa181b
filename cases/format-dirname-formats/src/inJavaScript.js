globalThis.folder = __dirname;
