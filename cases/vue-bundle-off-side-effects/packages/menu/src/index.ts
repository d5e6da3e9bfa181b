export { default as Link } from './Link.vue';
export { default as Menu } from './Menu.vue';
