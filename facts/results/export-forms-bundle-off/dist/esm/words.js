const one = 1;
const two = 2;
const words = 'words';
export default words;
export { one, two };
