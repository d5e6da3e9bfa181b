const address = "https://staging.example.com";
export { address };
