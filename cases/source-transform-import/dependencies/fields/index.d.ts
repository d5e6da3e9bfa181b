export declare const Button: string;
export declare const DateInput: string;
