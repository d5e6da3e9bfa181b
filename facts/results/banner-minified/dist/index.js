/* button 1.0.0 */
let t="button";export{t as className};