import { createButton } from "./index.js";
if ('Save' !== createButton('Save').title) throw new Error('The title is missing.');
