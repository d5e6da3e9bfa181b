const done = true;
export { done };
