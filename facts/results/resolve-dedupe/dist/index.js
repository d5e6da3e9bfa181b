const store = 'state 2';
const form_form = `form with ${store}`;
export { form_form as form, store };
