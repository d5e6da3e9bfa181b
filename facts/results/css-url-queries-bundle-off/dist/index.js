import "./button.css";
