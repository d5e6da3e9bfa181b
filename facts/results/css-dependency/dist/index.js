import "widgets/base.css";
const className = 'button';
export { className };
