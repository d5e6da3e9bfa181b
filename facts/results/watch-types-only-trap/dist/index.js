const words = [];
export { words };
