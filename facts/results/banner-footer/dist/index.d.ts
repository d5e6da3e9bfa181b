/** Types of button */
import './button.css';
export declare const className = "button";
