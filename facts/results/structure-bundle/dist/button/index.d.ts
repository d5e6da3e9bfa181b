import './button.css';
export declare function createButton(label: string): HTMLButtonElement;
