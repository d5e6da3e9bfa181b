const done = false;
export { done };
