console.log('slugs');
