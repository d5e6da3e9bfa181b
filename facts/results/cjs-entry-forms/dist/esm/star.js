import "./x~0.js";
