const token = process.env.TOKEN;
export { token };
