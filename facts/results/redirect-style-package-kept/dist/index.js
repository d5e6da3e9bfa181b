import "buttons/base.css";
import "buttons/button.less";
import "buttons/theme.scss";
const className = 'button';
export { className };
