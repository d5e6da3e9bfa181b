import "buttons/button.less";
const one = 1;
export { one };
