// Style of the parts that only some pages use (`site/parts.ts`): named here, it stands in the one
// stylesheet that every page's own style is taken from. Their scripts come with the pages.
import './Columns.module.css';
import './ConfigConverter.module.css';
import './Example.module.css';
import './Badge.module.css';
import './Definitions.module.css';
import './Diagram.module.css';
import './FileTree.module.css';
import './Footnotes.module.css';
import './Kbd.module.css';
import './OfflineReading.module.css';
import './Picture.module.css';
import './TableCards.module.css';
import './Steps.module.css';
import './Tabs.module.css';
import './Preview.module.css';
