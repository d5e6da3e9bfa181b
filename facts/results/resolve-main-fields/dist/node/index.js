const clock = 'from module';
export { clock };
