export const address: string = import.meta.env.PUBLIC_ADDRESS;
