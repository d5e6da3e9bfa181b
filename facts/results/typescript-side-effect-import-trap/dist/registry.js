console.log('registered');
class Registry {
    size = 0;
}
export { Registry };
