import "./c.js";
const input = 'input';
export { input };
