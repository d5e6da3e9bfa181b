const greet = (name)=>`Hello ${name}`;
export { greet };
