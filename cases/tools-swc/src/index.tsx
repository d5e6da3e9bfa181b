export const title = (text: string) => <h1>{text}</h1>;
