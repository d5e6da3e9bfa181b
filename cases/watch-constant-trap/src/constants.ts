export const retries = 3;
