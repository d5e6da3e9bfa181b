const parts = require.context('./parts', false, /\.ts$/);

export const names: string[] = parts.keys().map((key) => parts(key).name);
