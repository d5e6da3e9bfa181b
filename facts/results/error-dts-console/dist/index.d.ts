export declare const greet: (name: string) => void;
