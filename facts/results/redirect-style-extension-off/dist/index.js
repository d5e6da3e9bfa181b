import "./theme/button.less";
const className = 'button';
export { className };
