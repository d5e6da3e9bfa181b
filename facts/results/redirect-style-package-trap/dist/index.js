import "buttons/base.css";
import "buttons/button.css";
import "buttons/theme.css";
const className = 'button';
export { className };
