import "./font.css";
const family = 'Words';
export { family };
