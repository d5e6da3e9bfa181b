console.log('NODE_ENV', process.env.NODE_ENV);
console.log('BASE_URL', process.env.BASE_URL, import.meta.env.BASE_URL);
console.log('ASSET_PREFIX', process.env.ASSET_PREFIX, import.meta.env.ASSET_PREFIX);
console.log('MODE', import.meta.env.MODE);
console.log('PROD', import.meta.env.PROD, import.meta.env.DEV);
console.log('SSR', import.meta.env.SSR);
console.log('PUBLIC_ADDRESS', process.env.PUBLIC_ADDRESS, import.meta.env.PUBLIC_ADDRESS);
