await import('./use.mjs').catch((error) => console.log(error.message));
