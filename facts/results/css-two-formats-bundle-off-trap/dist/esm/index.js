import "./button.css";
const className = 'button';
export { className };
