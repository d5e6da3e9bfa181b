const address = "https://example.com";
export { address };
