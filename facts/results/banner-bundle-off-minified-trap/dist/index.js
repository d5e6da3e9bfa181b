/* button 1.0.0 */
import"./button.css";let t="button";export{t as className};