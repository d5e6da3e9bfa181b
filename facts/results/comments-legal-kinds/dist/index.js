/*! one */ const one = 1;
/** @license two */ const two = 2;
/* @preserve three */ const three = 3;
const four = 4;
export { four, one, three, two };
