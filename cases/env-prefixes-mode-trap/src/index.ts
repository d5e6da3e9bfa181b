export const level = process.env.CLIENT_LEVEL;
