export const address = process.env.PUBLIC_ADDRESS;
