const describe = (name)=>`${name}: 5 times`;
export { describe };
