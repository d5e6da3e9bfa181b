export const address = process.env.PUBLIC_ADDRESS;
export const region = process.env.PUBLIC_REGION;
export const level = process.env.PUBLIC_LEVEL;
export const label = process.env.PUBLIC_LABEL;
export const owner = process.env.PUBLIC_OWNER;
