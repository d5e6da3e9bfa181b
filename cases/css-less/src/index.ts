import './button.less';
