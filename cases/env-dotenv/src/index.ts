export const address = process.env.PUBLIC_ADDRESS;
export const token = process.env.TOKEN;
