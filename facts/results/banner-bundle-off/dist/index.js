/* button 1.0.0 */
import "./button.css";
const className = 'button';
export { className };
