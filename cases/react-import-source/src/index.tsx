export const Button = () => <button css={{ color: 'teal' }}>ok</button>;
