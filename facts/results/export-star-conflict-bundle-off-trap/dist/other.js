const one = 2;
const two = 2;
export { one, two };
