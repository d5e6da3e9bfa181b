const one = 1;
export default one;
