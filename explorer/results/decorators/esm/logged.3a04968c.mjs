function logged(method, { name }) {
    return function(...args) {
        console.log(`${String(name)}(${args.join(', ')})`);
        return method.apply(this, args);
    };
}
export { logged };
