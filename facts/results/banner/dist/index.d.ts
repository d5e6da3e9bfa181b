/** Types of button 1.0.0 */
import './button.css';
export declare const className = "button";
