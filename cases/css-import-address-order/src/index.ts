import './a.css';
import './b.css';
