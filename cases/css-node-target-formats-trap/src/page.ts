import './button.css';

document.title = 'button';
