const label = 'Button';
export { label };
