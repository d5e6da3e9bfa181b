import { type Criterion, everyRuleTest } from './Criterion';

const isAbsent = true;

/** Principle 1 of WCAG 2.2. */
export const perceivable: readonly Criterion[] = [
  {
    number: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    here: 'images and diagrams have words; pictures beside a name are hidden from screen readers',
    tests: [everyRuleTest],
  },
  {
    number: '1.2.1',
    name: 'Audio-only and Video-only',
    level: 'A',
    here: 'no audio or video',
    isAbsent,
  },
  {
    number: '1.2.2',
    name: 'Captions (Prerecorded)',
    level: 'A',
    here: 'no audio or video',
    isAbsent,
  },
  {
    number: '1.2.3',
    name: 'Audio Description or Media Alternative',
    level: 'A',
    here: 'no audio or video',
    isAbsent,
  },
  { number: '1.2.4', name: 'Captions (Live)', level: 'AA', here: 'no audio or video', isAbsent },
  { number: '1.2.5', name: 'Audio Description', level: 'AA', here: 'no audio or video', isAbsent },
  {
    number: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    here: 'headings, lists, tables, landmarks and labels are elements, and valid HTML',
    tests: [everyRuleTest, 'tests/site/validity.test.ts › every page is valid HTML'],
  },
  {
    number: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    here: 'a page is whole and in its order as text, without style or script',
    tests: [
      'tests/e2e/withoutScript.test.ts › /guide/start/ shows all its text and links without script',
    ],
  },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    here: 'the text names controls by their words',
    read: 'the sources of the pages, searched for words of place, shape and colour',
  },
  {
    number: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    here: 'nothing asks which way a screen is held',
    tests: [everyRuleTest],
  },
  {
    number: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    here: 'no field asks for anything about the reader',
    isAbsent,
  },
  {
    number: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    here: 'links are underlined; marks in code are signs and words as well',
    tests: [
      everyRuleTest,
      'tests/e2e/codeBlocks.test.ts › say by elements, signs and words what is added, removed or wrong',
    ],
  },
  { number: '1.4.2', name: 'Audio Control', level: 'A', here: 'no audio', isAbsent },
  {
    number: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    here: 'every text has 4.5:1, in both colour schemes',
    tests: [everyRuleTest],
  },
  {
    number: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    here: 'text grows with the browser’s zoom, to 400 %',
    tests: [
      'tests/a11y/zoom.test.ts › at 400 % and with wide text spacing nothing is lost: chapter',
    ],
  },
  {
    number: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    here: 'code and diagrams are text; the one picture of a terminal is an example of a picture',
    read: 'the images that pages hold',
  },
  {
    number: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    here: 'every page fits 320 px without scrolling sideways; only code and tables scroll in their place',
    tests: [
      'tests/e2e/everyWidth.test.ts › /guide/start/ fits every width from 320 to 1440',
      'tests/a11y/zoom.test.ts › at 400 % and with wide text spacing nothing is lost: option',
    ],
  },
  {
    number: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    here: 'rings of focus stand out by 3:1; controls are seen in forced colours',
    tests: [
      'tests/a11y/focus.test.ts › every stop of Shift+Tab is seen below the bar, its ring 3:1: option',
      'tests/a11y/forcedColors.test.ts › in forced colours controls are seen and choices stand out: option',
    ],
  },
  {
    number: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    here: 'nothing is cut or overlaps with the spacing that the criterion names',
    tests: [
      'tests/a11y/zoom.test.ts › at 400 % and with wide text spacing nothing is lost: overview',
    ],
  },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    here: 'what opens while something is pointed at stays while it is pointed at, and Escape closes it',
    tests: [
      'tests/e2e/navPopovers.test.ts › a mouse opens after 0.1 s and closes 0.1 s after it has left',
      'tests/e2e/typeHovers.test.ts › keys walk from name to name, into the panel and out of it',
    ],
  },
];
