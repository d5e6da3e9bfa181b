const limit = 100;
export { limit };
