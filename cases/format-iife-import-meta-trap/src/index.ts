console.log(import.meta.url);
