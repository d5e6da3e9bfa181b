import { createButton } from './index';

if (createButton('Save').title !== 'Save') throw new Error('The title is missing.');
