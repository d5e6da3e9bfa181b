// Called by the page.
function greet(name) {
  return `Hello ${name}`;
}
