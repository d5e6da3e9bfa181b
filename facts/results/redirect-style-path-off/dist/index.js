import "@/theme/button.css";
const className = 'button';
export { className };
