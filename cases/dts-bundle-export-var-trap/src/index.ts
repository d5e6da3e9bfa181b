export var zero: number = 0;
