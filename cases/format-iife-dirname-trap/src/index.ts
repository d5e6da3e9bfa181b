declare const __dirname: string;

console.log(__dirname);
