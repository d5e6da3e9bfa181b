console.log('kept from source');
