export const clock = 'from module';
