export const Button = ({ text }: { text: string }) => <button>{text}</button>;
