// Styles of components that only some pages import (build/components/registry.ts). Imported here they are in
// the one stylesheet from which build/render/html takes each page's rules.
import '../configConverter/ConfigConverter.module.css';
import '../images/Picture.module.css';
import '../mdx/Badge.module.css';
import '../mdx/Columns.module.css';
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
