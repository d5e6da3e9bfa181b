export const slug: string = 'hello-world';
