export const address = process.env.CLIENT_ADDRESS;
export const token = process.env.TOKEN;
