const address = "https://staging.example.com";
const token = process.env.TOKEN;
export { address, token };
