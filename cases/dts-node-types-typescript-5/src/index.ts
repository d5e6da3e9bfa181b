export const token: string | undefined = process.env.TOKEN;
