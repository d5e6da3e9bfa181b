import date_input from "fields/lib/date-input";
import lib_button from "fields/lib/button";
const fields = [
    lib_button,
    date_input
];
export { fields };
