import { Button } from "./Button.js";
const meta = {
    component: Button
};
const Button_stories = meta;
const Save = {
    args: {
        label: 'Save'
    }
};
export default Button_stories;
export { Save };
