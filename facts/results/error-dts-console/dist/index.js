const greet = (name)=>console.log(name);
export { greet };
