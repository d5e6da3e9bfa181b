import "buttons/card.module.js";
import "buttons/page.module.js";
const className = 'card';
export { className };
