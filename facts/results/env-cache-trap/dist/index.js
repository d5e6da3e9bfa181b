const address = process.env.PUBLIC_ADDRESS;
export { address };
