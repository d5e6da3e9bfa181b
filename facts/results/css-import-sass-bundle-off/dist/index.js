import "./menu.css";
import "./tabs.css";
const className = 'menu';
export { className };
