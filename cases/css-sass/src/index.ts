import './button.scss';
