import 'button/reset.css';
import { createButton } from 'button';

document.body.append(createButton());
