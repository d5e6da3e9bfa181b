let locale = 'en';
function setLocale(name) {
    locale = name;
}
export { locale, setLocale };
