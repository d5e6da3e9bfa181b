declare const require: (name: string) => unknown;
