export const words: string[] = ['one', 'two'];
