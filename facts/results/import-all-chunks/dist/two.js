const two = 2;
export default two;
