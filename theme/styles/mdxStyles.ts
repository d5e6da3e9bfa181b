// Style of the parts that only some pages use (`site/parts.ts`): named here, it stands in the one
// stylesheet that every page's own style is taken from. Their scripts come with the pages.
import '../configConverter/ConfigConverter.module.css';
import '../images/Picture.module.css';
import '../mdx/Badge.module.css';
import '../mdx/Columns.module.css';
import '../mdx/Definitions.module.css';
import '../mdx/Diagram.module.css';
import '../mdx/Example.module.css';
import '../mdx/FileTree.module.css';
import '../mdx/Footnotes.module.css';
import '../mdx/Kbd.module.css';
import '../mdx/Preview.module.css';
import '../mdx/Steps.module.css';
import '../mdx/TableCards.module.css';
import '../offline/OfflineReading.module.css';
import '../tabs/Tabs.module.css';
