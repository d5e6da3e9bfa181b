const load = ()=>localStorage.getItem('words') ?? '';
const words = ()=>load().split(' ');
export { words };
