/*! LICENSE: index.js.LICENSE.txt */
function o(o){return Math.round(1.19*o*100)/100}console.info("prices loaded");export{o as addTax};