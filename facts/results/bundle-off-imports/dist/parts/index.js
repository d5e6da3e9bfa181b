const part = 'part';
export { part };
