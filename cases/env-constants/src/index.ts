console.log('NODE_ENV', process.env.NODE_ENV);
console.log('BASE_URL', process.env.BASE_URL);
console.log('MODE', import.meta.env.MODE);
console.log('PROD', import.meta.env.PROD);
console.log('PUBLIC_ADDRESS', process.env.PUBLIC_ADDRESS, import.meta.env.PUBLIC_ADDRESS);
