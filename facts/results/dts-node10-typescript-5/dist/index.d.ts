import './button.css';
