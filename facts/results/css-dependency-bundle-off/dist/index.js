import "widgets/base.css";
import "themes/base.css";
const className = 'button';
export { className };
