(()=>{
    console.log('NODE_ENV', "production");
    console.log('BASE_URL', "/", "/");
    console.log('ASSET_PREFIX', "", "");
    console.log('MODE', "production");
    console.log('PROD', true, false);
    console.log('SSR', true);
    console.log('PUBLIC_ADDRESS', "https://example.com", "https://example.com");
})();
