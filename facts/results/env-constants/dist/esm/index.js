console.log('NODE_ENV', process.env.NODE_ENV);
console.log('BASE_URL', process.env.BASE_URL);
console.log('MODE', import.meta.env.MODE);
console.log('PROD', import.meta.env.PROD);
console.log('PUBLIC_ADDRESS', "https://example.com", "https://example.com");
export { };
