const buttonurl = import.meta.rspackPublicPath + "button.css";
export { buttonurl as address };
