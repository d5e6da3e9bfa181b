import "./c.js";
const label = 'label';
export { label };
