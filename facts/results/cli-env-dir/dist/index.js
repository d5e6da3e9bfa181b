const address = "https://env.example.com";
export { address };
