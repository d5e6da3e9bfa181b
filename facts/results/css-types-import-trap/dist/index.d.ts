import './button.css';
export declare const className = "button";
