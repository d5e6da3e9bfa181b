export const run = (): void => console.log('ran');

if (require.main === module) run();
