const address = "https://example.com";
const token = process.env.TOKEN;
export { address, token };
