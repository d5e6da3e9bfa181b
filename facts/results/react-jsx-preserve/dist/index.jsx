const Button = ({ label })=><button type="button">{label}</button>;
export { Button };
