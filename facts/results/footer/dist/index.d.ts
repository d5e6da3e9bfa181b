import './button.css';
export declare const className = "button";

/* end of button.d.ts */
