const shout = (text)=>`${text}!`;
function greet(name) {
    return shout(`Hello, ${name}`);
}
export { greet };
