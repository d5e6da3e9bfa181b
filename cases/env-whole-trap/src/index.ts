export const { PUBLIC_ADDRESS } = process.env;
export const variables = import.meta.env;
