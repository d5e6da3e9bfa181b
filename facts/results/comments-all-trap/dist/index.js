/*! LICENSE: index.js.LICENSE.txt */
/*! prices 1.0.0 | MIT *//** Price with tax, rounded to cents. */function o(o){// Cents are the smallest unit.
return Math.round(1.19*o*100)/100}console.info("prices loaded");export{o as addTax};