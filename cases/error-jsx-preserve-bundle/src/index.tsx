export const Button = () => <button type="button">Like</button>;
