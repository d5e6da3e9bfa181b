const toText = (value, unit)=>0 === unit ? `${value} m` : `${value} km`;
export { toText };
