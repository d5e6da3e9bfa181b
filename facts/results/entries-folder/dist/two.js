const two = 2;
export { two };
