"use strict"(()=>{
    console.log('ran');
})();
