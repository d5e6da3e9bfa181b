import { JSX } from 'react';

export declare function Button({ label }: ButtonProps): JSX.Element;

export declare interface ButtonProps {
    label: string;
}

export { }
