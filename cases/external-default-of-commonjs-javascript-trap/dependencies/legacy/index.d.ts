declare const legacy: () => string;
export default legacy;
