const react = require("react");
const version = react.version;
export { version };
