const color = 'teal';
export { color };
