export { Button, type ButtonProps } from './Button';
export { Card, type CardProps } from './Card';
