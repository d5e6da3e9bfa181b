function greet(name) {
    return `Hello, ${name}!`;
}
export { greet };
