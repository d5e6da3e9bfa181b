(()=>{
    console.log('NODE_ENV', "production");
    console.log('BASE_URL', "/");
    console.log('MODE', "production");
    console.log('PROD', true);
    console.log('PUBLIC_ADDRESS', "https://example.com", "https://example.com");
})();
