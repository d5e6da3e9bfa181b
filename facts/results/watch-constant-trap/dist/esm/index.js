const describe = (name)=>`${name}: 3 times`;
export { describe };
