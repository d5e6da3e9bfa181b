console.log('lost by dist');
