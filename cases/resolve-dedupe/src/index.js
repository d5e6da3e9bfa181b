export { form } from 'form';
export { store } from 'state';
